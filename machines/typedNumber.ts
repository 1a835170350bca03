/**
 * A text as typed or pasted, in plain characters: digits of every script and full-width forms as ASCII, without
 * direction marks and other invisible characters.
 */
export function plainCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .trim();
}

/**
 * Reads a number that is not negative, with a currency sign of shekels, groups of three digits and two decimals:
 * `1,500`, `1.500,50`, `1 500 ₪`, `٣٢٫٥`. Three digits after a separator are a group. `undefined` for anything else.
 */
export function readNumber(text: string): number | undefined {
  const [, whole = '', group = '', decimal = '', fraction = ''] =
    number.exec(plainCharacters(text).replace(/،/g, ',')) ?? [];
  const isAmbiguous = group !== '' && (group === decimal || whole.startsWith('0'));
  if (whole === '' || isAmbiguous) return undefined;
  return Number(`${whole.replace(/\D/g, '')}.${fraction}`);
}

const shekels = '(?:₪|ש["\'׳״’”]*ח|שקל(?:ים)?|nis|ils)?';
const whole = "\\d{1,3}(?:([ .,'’٬])\\d{3})(?:\\2\\d{3})*|\\d+";
const number = RegExp(`^${shekels}\\s*(${whole})(?:([.,٫])(\\d{0,2}))?\\s*${shekels}$`, 'i');

/** Digits of a script follow each other, from 0 to 9. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return `${value % 10}`;
}
