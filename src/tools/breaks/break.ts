/** One deliberate break of the page or of the export, and the test that has to notice it. */
export interface Break {
  /** Unique; what it is called on the command line and in the table. */
  readonly name: string;
  /** The one source file that is changed, from the top of the project. */
  readonly file: string;
  /** Stands exactly once in that file. */
  readonly find: string;
  readonly replace: string;
  /** What a visitor loses, in one sentence. */
  readonly loses: string;
  /** A Jest file, or a spec below `test/browser`. */
  readonly test: string;
  /** Of that file only the tests whose full name, `describe`s included, matches this regular expression. */
  readonly title?: string;
  /** What a spec visits, by the names in `test/browser/support/variants.ts`; the default site unless it is given. */
  readonly sites?: readonly string[];
}

/** A part of the table. */
export interface BreakArea {
  readonly area: string;
  readonly breaks: readonly Break[];
}

/** A break that cannot be made; the message says which, in which file, and what is expected. */
export class BreakError extends Error {
  override readonly name = 'BreakError';
}

/** Whether a browser has to be started for its test. */
export function needsBrowser({ test }: Break): boolean {
  return test.startsWith('test/browser/');
}
