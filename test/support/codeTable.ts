import type { BootData, CodeTable } from '../../src/app/pageData';

/** What the export has written into a boot script. */
export function bootDataIn(boot: string): BootData {
  const [, literal] = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(boot) ?? [];
  if (literal === undefined) throw new Error('this boot script has no data of the start');
  return JSON.parse(JSON.parse(literal));
}

/** The addresses of the code that it names. */
export function codeTableIn(boot: string): CodeTable {
  return bootDataIn(boot).code;
}

/** What a page's start needs. `/404` stands for the not-found page. */
export function codeOf({ shared, own }: CodeTable, page: string): readonly string[] {
  return [...shared, ...(own[page] ?? [])];
}
