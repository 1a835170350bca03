import hash from '@emotion/hash';

/** Emotion's hashes of the site's styles, in the order of their names. */
export type StyleNames = readonly string[];

let names: ReadonlyMap<string, string> = new Map();

/** Gives styles the short names that they have in the exported pages; before anything is rendered. */
export function nameStyles(hashes: StyleNames): void {
  names = namesOf(hashes);
}

/** The name of each style, by its hash. */
export function namesOf(hashes: StyleNames): ReadonlyMap<string, string> {
  return new Map(hashes.map((each, index) => [each, index.toString(36)]));
}

/** Stands in for `@emotion/hash` in what Emotion calls in the browser (`src/tools/parcel/styleHash.ts`). */
// biome-ignore lint/style/noDefaultExport: it has to look like the package that it stands in for.
export default function styleName(style: string): string {
  const known = hash(style);
  return names.get(known) ?? known;
}
