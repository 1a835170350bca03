/**
 * The same font (TrueType or OpenType, not compressed) without kerning between a space and the letter after it,
 * where a face draws the two so close together that words run into each other.
 * @throws Error when the font holds its pairs in a form that is not read here.
 * Source: OpenType 1.9, cmap format 4, GPOS pair adjustment.
 */
export function withoutSpaceKerning(font: Uint8Array): Buffer {
  const copy = Buffer.from(font);
  const view = new DataView(copy.buffer, copy.byteOffset);
  const space = spaceGlyph(view, table(view, 'cmap'));
  for (const pairs of pairTables(view, table(view, 'GPOS'))) {
    for (const [start, end] of valuesOf(view, pairs, space)) copy.fill(0, start, end);
  }
  return copy;
}

function table(view: DataView, name: string): number {
  for (let record = 12; record < 12 + 16 * view.getUint16(4); record += 16) {
    const tag = [0, 1, 2, 3].map((at) => String.fromCharCode(view.getUint8(record + at))).join('');
    if (tag === name) return view.getUint32(record + 8);
  }
  throw new Error(`the font has no ${name} table`);
}

function spaceGlyph(view: DataView, cmap: number): number {
  const count = view.getUint16(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const map = cmap + view.getUint32(cmap + 8 + 8 * index);
    if (view.getUint16(map) !== 4) continue;
    const doubled = view.getUint16(map + 6);
    for (let at = 0; at < doubled; at += 2) {
      const start = view.getUint16(map + 16 + doubled + at);
      if (view.getUint16(map + 14 + at) < 0x20 || start > 0x20) continue;
      const delta = view.getUint16(map + 16 + 2 * doubled + at);
      const place = map + 16 + 3 * doubled + at;
      const offset = view.getUint16(place);
      const glyph = offset === 0 ? 0x20 : view.getUint16(place + offset + 2 * (0x20 - start));
      return (glyph + delta) & 0xffff;
    }
  }
  throw new Error('the font has no character map of format 4 that holds the space');
}

/** Where each subtable of pairs begins. */
function pairTables(view: DataView, gpos: number): readonly number[] {
  const lookups = gpos + view.getUint16(gpos + 8);
  return offsets(view, lookups, 0).flatMap((lookup) => {
    const type = view.getUint16(lookup);
    return offsets(view, lookup, 4).flatMap((subtable) => {
      if (type === 2) return [subtable];
      const isExtended = type === 9 && view.getUint16(subtable + 2) === 2;
      return isExtended ? [subtable + view.getUint32(subtable + 4)] : [];
    });
  });
}

/** The tables that a list of 16-bit offsets leads to. */
function offsets(view: DataView, from: number, list: number): readonly number[] {
  const count = view.getUint16(from + list);
  return Array.from(
    { length: count },
    (_, index) => from + view.getUint16(from + list + 2 + 2 * index),
  );
}

/** First byte, and the one after the last, of each value of a pair that begins with this glyph. */
function valuesOf(
  view: DataView,
  pairs: number,
  glyph: number,
): readonly (readonly [start: number, end: number])[] {
  const place = coverageOf(view, pairs + view.getUint16(pairs + 2), glyph);
  if (place === undefined) return [];
  const size = sizeOf(view.getUint16(pairs + 4)) + sizeOf(view.getUint16(pairs + 6));
  if (view.getUint16(pairs) === 1) {
    const set = pairs + view.getUint16(pairs + 10 + 2 * place);
    return Array.from({ length: view.getUint16(set) }, (_, index) => {
      const record = set + 2 + index * (2 + size);
      return [record + 2, record + 2 + size] as const;
    });
  }
  const group = classOf(view, pairs + view.getUint16(pairs + 8), glyph);
  const row = size * view.getUint16(pairs + 14);
  if (group === 0)
    throw new Error('the font kerns its space as one of the letters without a class');
  const start = pairs + 16 + group * row;
  return [[start, start + row]];
}

/** One 16-bit number for each flag of a value's format. */
function sizeOf(format: number): number {
  return 2 * [...format.toString(2)].filter((bit) => bit === '1').length;
}

function coverageOf(view: DataView, coverage: number, glyph: number): number | undefined {
  const count = view.getUint16(coverage + 2);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint16(coverage) === 1) {
      if (view.getUint16(coverage + 4 + 2 * index) === glyph) return index;
    } else {
      const range = coverage + 4 + 6 * index;
      const first = view.getUint16(range);
      if (first <= glyph && glyph <= view.getUint16(range + 2)) {
        return view.getUint16(range + 4) + glyph - first;
      }
    }
  }
  return undefined;
}

function classOf(view: DataView, definition: number, glyph: number): number {
  if (view.getUint16(definition) === 1) {
    const index = glyph - view.getUint16(definition + 2);
    const isIn = index >= 0 && index < view.getUint16(definition + 4);
    return isIn ? view.getUint16(definition + 6 + 2 * index) : 0;
  }
  for (let index = 0; index < view.getUint16(definition + 2); index += 1) {
    const range = definition + 4 + 6 * index;
    if (view.getUint16(range) <= glyph && glyph <= view.getUint16(range + 2)) {
      return view.getUint16(range + 4);
    }
  }
  return 0;
}
