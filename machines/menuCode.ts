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
const paperBits = 3;
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
  const paper = (papers as readonly string[]).indexOf(values.paper);
  if (paper < 0 || isBlankMenu(values) || invalidPrices(values).length > 0) return undefined;
  const bits = paper.toString(2).padStart(paperBits, '0') + writeMenu(values).join('');
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
  const paper = papers[Number.parseInt(bits.slice(0, paperBits).join(''), 2)];
  const values = paper && readMenu(bits.slice(paperBits), paper);
  // Comparing with the encoded result checks the alphabet and the canonical encoding.
  return values && encodeMenu(values) === fragment ? values : undefined;
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
