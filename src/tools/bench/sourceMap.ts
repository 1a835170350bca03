/** A source map as far as it is read here. Source: ECMA-426. */
export interface SourceMap {
  readonly sources: readonly (string | null)[];
  readonly mappings: string;
}

/** Where a stretch of generated text begins, and the source that it is of; `undefined` where it is of none. */
interface Segment {
  readonly column: number;
  readonly source: number | undefined;
}

/** Bytes of generated text by the source that it was made of; `''` is what the bundler added. */
export function bytesBySource(text: string, { sources, mappings }: SourceMap): Map<string, number> {
  const bytes = new Map<string, number>();
  const segments = segmentsOf(mappings);
  text.split('\n').forEach((line, index) => {
    const add = (source: number | undefined, from: number, to: number) => {
      const name = source === undefined ? '' : (sources[source] ?? '');
      const size = Buffer.byteLength(line.slice(from, to));
      if (size > 0) bytes.set(name, (bytes.get(name) ?? 0) + size);
    };
    const own = segments[index] ?? [];
    add(undefined, 0, own[0]?.column ?? line.length);
    own.forEach(({ column, source }, place) => {
      add(source, column, own[place + 1]?.column ?? line.length);
    });
  });
  return bytes;
}

/** By generated line. */
function segmentsOf(mappings: string): Segment[][] {
  let source = 0;
  return mappings.split(';').map((line) => {
    let column = 0;
    return line
      .split(',')
      .filter((text) => text !== '')
      .map((text) => {
        const [columnStep = 0, sourceStep] = decodeVlq(text);
        column += columnStep;
        if (sourceStep === undefined) return { column, source: undefined };
        source += sourceStep;
        return { column, source };
      });
  });
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of a text in base64 VLQ: five bits a letter, the lowest first; the lowest bit is the sign. */
function decodeVlq(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const letter of text) {
    const digit = alphabet.indexOf(letter);
    if (digit < 0) throw new Error(`${letter} is no digit of base64`);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >>> 1) : value >>> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
