import type { ImportKind } from '../../src/tools/testing/sourceFiles';

/** The strongest way of taking something in; `value` allows every other, `later` all but at once. */
export type Access = ImportKind | 'later';

/** What the files of one layer may take in. A layer that is not named is out of reach. */
export interface Layer {
  /** How a file's path begins. The first layer that fits is the file's. */
  readonly of: string;
  /** By the beginning of the other file's path; the longest that fits decides. */
  readonly may: Readonly<Record<string, Access>>;
  readonly packages: Readonly<Record<string, Access>>;
}
