import { readMenu, writeMenu } from './menuBits';
import { invalidPrices, isBlankMenu, type MenuValues, papers } from './menuValues';

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
/** The first papers have codes of three bits. Others follow the highest one, in four. */
const [paperBits, laterBits, later] = [3, 4, 7];
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
  const paper = papers.indexOf(values.paper);
  if (paper < 0 || isBlankMenu(values) || invalidPrices(values).length > 0) return undefined;
  const code =
    paper < later ? inBits(paper, paperBits) : inBits(later, paperBits) + inBits(paper, laterBits);
  const bits = code + writeMenu(values).join('');
  // The first 1 keeps zeros at the start.
  const fragment = `#${layout}${inDigits(BigInt(`0b1${bits}`) * modulus + checksum)}`;
  return fragment.length > maxFragment ? undefined : fragment;
}

/** Decodes a fragment; `undefined` for anything that `encodeMenu` does not write. */
export function decodeMenu(fragment: string): MenuValues | undefined {
  if (!fragment.startsWith(`#${layout}`) || fragment.length > maxFragment) return undefined;
  const number = fromDigits(fragment.slice(2));
  if (number % modulus !== checksum) return undefined;
  const bits = [...(number / modulus).toString(2)].map(Number).slice(1);
  const next = (count: number) => Number.parseInt(bits.splice(0, count).join(''), 2);
  const code = next(paperBits);
  const paper = papers[code === later ? next(laterBits) : code];
  const values = paper && readMenu(bits, paper);
  // Comparing with the encoded result checks the alphabet and the canonical encoding.
  return values && encodeMenu(values) === fragment ? values : undefined;
}

const inBits = (code: number, count: number) => code.toString(2).padStart(count, '0');

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
