import { BitReader, BitWriter } from './menuBits';
import {
  cardText,
  emptyMenu,
  invalidPrices,
  isBlankMenu,
  type MenuField,
  type MenuValues,
  menuTextLength,
  papers,
  priceOf,
  textFields,
} from './menuValues';

/** Fields in the order of their bits: of every code, of the back, and those that were added later, at the end. */
const front = ['paper', 'name', 'dish1', 'dish2', 'dish3', 'price1', 'price2', 'price3'] as const;
const back = ['backName', 'backDish1', 'backDish2', 'backDish3'] as const;
const added = ['dish4', 'backDish4', 'price4', 'mark1', 'mark2', 'mark3', 'mark4'] as const;

/** Maximum length of a fragment. */
const maxFragment = 175;

/**
 * Letters and digits only, because programs that find links in text leave out punctuation at the end, `-` and `_`
 * among it. Source: GitHub Flavored Markdown, "Autolinks (extension)".
 */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const base = BigInt(alphabet.length);
/** First character of this layout. */
const layout = 'G';
/**
 * A number is valid if its remainder is `checksum`. The modulus is a prime, so that a changed character changes the
 * remainder; a remainder of 0 would not tell that a last A is missing.
 */
const modulus = 262_139n;
const checksum = 1n;

/**
 * Encodes a menu as the fragment of an address: a number with the paper, the texts and prices, and a checksum, written
 * in letters and digits. `undefined` for a menu without text, with an invalid price or paper, or too long.
 */
export function encodeMenu(values: MenuValues): string | undefined {
  const isPaper = papers.includes(values.paper);
  if (!isPaper || isBlankMenu(values) || invalidPrices(values).length > 0) return undefined;
  // The first 1 keeps zeros at the start.
  const fragment = `#${layout}${inDigits(BigInt(`0b1${bitsOf(values)}`) * modulus + checksum)}`;
  return fragment.length > maxFragment ? undefined : fragment;
}

/** Decodes a fragment; `undefined` for anything that `encodeMenu` does not write. */
export function decodeMenu(fragment: string): MenuValues | undefined {
  if (!fragment.startsWith(`#${layout}`) || fragment.length > maxFragment) return undefined;
  const number = fromDigits(fragment.slice(2));
  if (number % modulus !== checksum) return undefined;
  const values = valuesOf((number / modulus).toString(2).slice(1));
  // Comparing with the encoded result checks the alphabet and the canonical encoding.
  return values && encodeMenu(values) === fragment ? values : undefined;
}

function bitsOf(values: MenuValues): string {
  const writer = new BitWriter();
  const write = (fields: readonly MenuField[]) => {
    for (const field of fields) writer[kindOf(field)](values[field]);
  };
  const isUsed = (field: MenuField) =>
    kindOf(field) === 'price'
      ? priceOf(values[field]) !== undefined
      : cardText(values[field]) !== '';
  write(front);
  const hasBack = back.some(isUsed);
  writer.write(Number(hasBack), 1);
  if (hasBack) write(back);
  if (added.some(isUsed)) write(added);
  return writer.bits;
}

/** `undefined` if the bits end too early or a text is too long. */
function valuesOf(bits: string): MenuValues | undefined {
  const reader = new BitReader(bits);
  const values: Record<MenuField, string> = { ...emptyMenu };
  const read = (fields: readonly MenuField[]) => {
    for (const field of fields) values[field] = reader[kindOf(field)]();
  };
  try {
    read(front);
    if (reader.read(1) === 1) read(back);
    if (reader.left !== '') read(added);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  return textFields.some((field) => values[field].length > menuTextLength) ? undefined : values;
}

function kindOf(field: MenuField) {
  return (['paper', 'price', 'mark'] as const).find((kind) => field.startsWith(kind)) ?? 'text';
}

function inDigits(number: bigint): string {
  let text = '';
  for (let rest = number; rest > 0n; rest /= base)
    text = alphabet.charAt(Number(rest % base)) + text;
  return text;
}

/** A character outside of the alphabet counts as -1: the result is then written differently. */
function fromDigits(text: string): bigint {
  return [...text].reduce((number, one) => number * base + BigInt(alphabet.indexOf(one)), 0n);
}
