import { BitReader, BitWriter } from './menuText';
import {
  backFields,
  cardText,
  emptyMenu,
  faceFields,
  invalidPrices,
  isBlankMenu,
  type MenuField,
  type MenuValues,
  menuTextLength,
  papers,
  priceFields,
  priceOf,
  textFields,
} from './menuValues';

/** Maximum length of a fragment. */
const maxFragment = 175;

/**
 * Encodes a menu as the fragment of an address: six bits a character for the layout and paper, the texts and prices,
 * and a checksum. `undefined` for a menu without text, with an invalid price or paper, or too long.
 */
export function encodeMenu(values: MenuValues): string | undefined {
  const paper = (papers as readonly string[]).indexOf(values.paper);
  if (paper < 0 || isBlankMenu(values) || invalidPrices(values).length > 0) return undefined;
  const writer = new BitWriter();
  for (const field of faceFields) writer.writeText(cardText(values[field]));
  for (const field of priceFields) writePrice(writer, priceOf(values[field]));
  const hasBack = backFields.some((field) => cardText(values[field]) !== '');
  writer.write(Number(hasBack), 1);
  if (hasBack) for (const field of backFields) writer.writeText(cardText(values[field]));
  const symbols = [firstPaper + paper, ...symbolsOf(writer.bits)];
  const code = [...symbols, ...checksumOf(symbols)].map((symbol) => alphabet.charAt(symbol));
  const fragment = `#${code.join('')}`;
  return fragment.length > maxFragment ? undefined : fragment;
}

/** Decodes a fragment; `undefined` for anything that this version of `encodeMenu` does not write. */
export function decodeMenu(fragment: string): MenuValues | undefined {
  if (!fragment.startsWith('#') || fragment.length > maxFragment) return undefined;
  const symbols = [...fragment.slice(1)].map((one) => alphabet.indexOf(one));
  const content = symbols.slice(0, -checksumLength);
  const [first = 0, ...texts] = content;
  const paper = papers[first - firstPaper];
  if (paper === undefined || symbols.includes(-1)) return undefined;
  const values = readMenu(texts, paper);
  // Comparing with the encoded result checks the checksum, the padding and the canonical encoding.
  return values && encodeMenu(values) === fragment ? values : undefined;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const symbolBits = 6;
/**
 * Symbol of the first paper in this layout. A different layout, or another order of the papers, needs new symbols, so that
 * a printed code is rejected rather than misread.
 */
const firstPaper = 1;
const checksumLength = 3;
/** Largest prime below three symbols. */
const checksumModulus = 262_139;

const wholeBits = 14;
const agorotBits = 7;

function writePrice(writer: BitWriter, price: number | undefined): void {
  writer.write(Number(price !== undefined), 1);
  if (price === undefined) return;
  const agorot = Math.round(price * 100);
  writer.write(Math.floor(agorot / 100), wholeBits);
  writer.write(Number(agorot % 100 > 0), 1);
  if (agorot % 100 > 0) writer.write(agorot % 100, agorotBits);
}

function readPrice(reader: BitReader): string {
  if (reader.read(1) === 0) return '';
  const whole = `${reader.read(wholeBits)}`;
  return reader.read(1) === 0 ? whole : `${whole}.${`${reader.read(agorotBits)}`.padStart(2, '0')}`;
}

function readMenu(symbols: readonly number[], paper: string): MenuValues | undefined {
  const reader = new BitReader(symbols.flatMap(bitsOf));
  try {
    const values: Record<MenuField, string> = { ...emptyMenu, paper };
    for (const field of faceFields) values[field] = reader.readText();
    for (const field of priceFields) values[field] = readPrice(reader);
    if (reader.read(1) === 1) for (const field of backFields) values[field] = reader.readText();
    const isTooLong = textFields.some((field) => values[field].length > menuTextLength);
    return isTooLong ? undefined : values;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
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
