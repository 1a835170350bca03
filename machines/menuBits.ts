import { BitReader, BitWriter } from './menuText';
import {
  cardText,
  dishFields,
  emptyMenu,
  type MenuField,
  type MenuValues,
  marks,
  menuTextLength,
  priceOf,
  textFields,
} from './menuValues';

const wholeBits = 14;
const agorotBits = 7;
/** Marks by their code. */
const markCodes: readonly string[] = ['', ...marks];
const markBits = 3;

/** Dishes of every code. What was added later is at the end of a code, and only if it is used. */
const first = dishFields.slice(0, 3);
const later = dishFields.slice(3);
const faceFields = ['name', ...first.map(({ face }) => face)] as const;
const backFields = ['backName', ...first.map(({ back }) => back)] as const;
const laterFields = later.flatMap(({ face, back }) => [face, back]);

/** The texts, prices and marks of a menu as bits. */
export function writeMenu(values: MenuValues): readonly number[] {
  const writer = new BitWriter();
  const has = (field: MenuField) => cardText(values[field]) !== '';
  const writeTexts = (fields: readonly MenuField[]) => {
    for (const field of fields) writer.writeText(cardText(values[field]));
  };
  writeTexts(faceFields);
  for (const { price } of first) writePrice(writer, priceOf(values[price]));
  const hasBack = backFields.some(has);
  writer.write(Number(hasBack), 1);
  if (hasBack) writeTexts(backFields);
  const prices = later.map(({ price }) => priceOf(values[price]));
  const codes = dishFields.map(({ mark }) => Math.max(0, markCodes.indexOf(values[mark])));
  const isUsed = [...prices.map((price) => price !== undefined), ...codes].some(Boolean);
  if (isUsed || laterFields.some(has)) {
    writeTexts(laterFields);
    for (const price of prices) writePrice(writer, price);
    for (const code of codes) writer.write(code, markBits);
  }
  return writer.bits;
}

/** Reads the bits of `writeMenu`; `undefined` if they end too early or a text is too long. */
export function readMenu(bits: readonly number[], paper: string): MenuValues | undefined {
  const reader = new BitReader(bits);
  const values: Record<MenuField, string> = { ...emptyMenu, paper };
  const readTexts = (fields: readonly MenuField[]) => {
    for (const field of fields) values[field] = reader.readText();
  };
  try {
    readTexts(faceFields);
    for (const { price } of first) values[price] = readPrice(reader);
    if (reader.read(1) === 1) readTexts(backFields);
    if (reader.left > 0) {
      readTexts(laterFields);
      for (const { price } of later) values[price] = readPrice(reader);
      for (const { mark } of dishFields) values[mark] = markCodes[reader.read(markBits)] ?? '';
    }
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
