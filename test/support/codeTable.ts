import type { BootData, CodeTable } from '../../src/app/pageData';

/** Data in an exported boot script. */
export function bootDataIn(boot: string): BootData {
  const [, literal] = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(boot) ?? [];
  if (literal === undefined) throw new Error('this boot script has no data of the start');
  return JSON.parse(JSON.parse(literal));
}

/** Addresses in the code table. */
export function codeTableIn(boot: string): CodeTable {
  return bootDataIn(boot).code;
}

/** Files that a page's start needs. `/404` is the not-found page. */
export function codeOf({ shared, own }: CodeTable, page: string): readonly string[] {
  return [...shared, ...(own[page] ?? [])];
}
