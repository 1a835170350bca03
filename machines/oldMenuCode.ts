import { readMenu, writeMenu } from './menuBits';
import { type MenuValues, papers } from './menuValues';

/*
 * The layout of codes that were printed and sent before codes had only letters and digits: six bits a character, and a
 * checksum of three characters. These codes are only read.
 */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const symbolBits = 6;
/** Symbol of the first paper. */
const firstPaper = 1;
const checksumLength = 3;
/** Largest prime below three symbols. */
const checksumModulus = 262_139;

/** Decodes a code; `undefined` for anything else. */
export function decodeOldMenu(code: string): MenuValues | undefined {
  const [first = 0, ...texts] = [...code].map((one) => alphabet.indexOf(one));
  const paper = papers[first - firstPaper];
  if (paper === undefined || texts.includes(-1)) return undefined;
  const values = readMenu(texts.slice(0, -checksumLength).flatMap(bitsOf), paper);
  // Comparing with the encoded result checks the checksum, the padding and the canonical encoding.
  return values && encodeOldMenu(first, values) === code ? values : undefined;
}

function encodeOldMenu(first: number, values: MenuValues): string {
  const symbols = [first, ...symbolsOf(writeMenu(values))];
  return [...symbols, ...checksumOf(symbols)].map((symbol) => alphabet.charAt(symbol)).join('');
}

/** Six bits a symbol; the last one is padded with zeros. */
function symbolsOf(bits: readonly number[]): readonly number[] {
  const symbols: number[] = [];
  for (let start = 0; start < bits.length; start += symbolBits) {
    const six = Array.from({ length: symbolBits }, (_, index) => bits[start + index] ?? 0);
    symbols.push(six.reduce((symbol, bit) => symbol * 2 + bit, 0));
  }
  return symbols;
}

function bitsOf(symbol: number): readonly number[] {
  return Array.from({ length: symbolBits }, (_, index) => (symbol >> (symbolBits - 1 - index)) & 1);
}

function checksumOf(symbols: readonly number[]): readonly number[] {
  const sum = symbols.reduce((before, symbol) => (before * 67 + symbol + 1) % checksumModulus, 1);
  return [sum >> 12, (sum >> 6) & 63, sum & 63];
}
