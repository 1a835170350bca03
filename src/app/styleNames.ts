/** Emotion's hashes of the site's styles, in the order of their names. */
export type StyleNames = readonly string[];

let names: ReadonlyMap<string, string> = new Map();

/** Gives styles the short names that they have in the exported pages; before anything is rendered. */
export function nameStyles(hashes: StyleNames): void {
  names = namesOf(hashes);
}

/** The name of a style, by its hash: the hash itself where none was given. */
export function nameOf(hash: string): string {
  return names.get(hash) ?? hash;
}

/** The name of each style, by its hash. */
export function namesOf(hashes: StyleNames): ReadonlyMap<string, string> {
  return new Map(hashes.map((each, index) => [each, index.toString(36)]));
}
