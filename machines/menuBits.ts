import { BitReader, BitWriter } from './menuText';
import {
  backFields,
  cardText,
  emptyMenu,
  faceFields,
  type MenuField,
  type MenuValues,
  menuTextLength,
  priceFields,
  priceOf,
  textFields,
} from './menuValues';

const wholeBits = 14;
const agorotBits = 7;

/** The texts and prices of a menu as bits. */
export function writeMenu(values: MenuValues): readonly number[] {
  const writer = new BitWriter();
  for (const field of faceFields) writer.writeText(cardText(values[field]));
  for (const field of priceFields) writePrice(writer, priceOf(values[field]));
  const hasBack = backFields.some((field) => cardText(values[field]) !== '');
  writer.write(Number(hasBack), 1);
  if (hasBack) for (const field of backFields) writer.writeText(cardText(values[field]));
  return writer.bits;
}

/** Reads the bits of `writeMenu`; `undefined` if they end too early or a text is too long. */
export function readMenu(bits: readonly number[], paper: string): MenuValues | undefined {
  const reader = new BitReader(bits);
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
