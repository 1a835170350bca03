import type { CodeTable } from '../../src/app/pageData';

/** The addresses of the code that the export has written into a boot script. */
export function codeTableIn(boot: string): CodeTable {
  const [, literal] = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(boot) ?? [];
  if (literal === undefined) throw new Error('this boot script has no table of code');
  return JSON.parse(JSON.parse(literal));
}

/** What a page's start needs. `/404` stands for the not-found page. */
export function codeOf({ shared, own }: CodeTable, page: string): readonly string[] {
  return [...shared, ...(own[page] ?? [])];
}
