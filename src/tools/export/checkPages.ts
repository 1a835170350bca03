import { existsSync } from 'node:fs';
import path from 'node:path';
import { en } from '../../../locales/en';
import type { SitePage } from '../../site.pages';
import { fileOf, leavesOf } from './checkWords';
import { pageFile } from './codeTable';

/**
 * Holds the table of pages against what each page needs: an address and a name of its own, its file, its words.
 * The types say the same of the words, but a build need not wait for them.
 * @throws Error with one line for each fault: the file, what is wrong there, and what is expected.
 */
export function checkPages(pages: readonly SitePage[], projectRoot: string): void {
  const words = leavesOf(en);
  const faults = [
    ...repeated(pages.map((page) => page.path)).map((value) => twice('path', value)),
    ...repeated(pages.map(({ name }) => name)).map((value) => twice('name', value)),
    ...pages.flatMap((page) => [
      ...[pageFile(page.name)]
        .filter((file) => !existsSync(path.join(projectRoot, file)))
        .map((file) => `${file} is missing, expected the code of ${page.path}`),
      ...wordsOf(page)
        .filter((key) => !words.has(key))
        .map((key) => `${fileOf(key, 'en')}: ${key} is missing, expected words of ${page.path}`),
    ]),
  ];
  if (faults.length > 0) throw new Error(`Pages that do not fit:\n  ${faults.join('\n  ')}`);
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function twice(field: string, value: string): string {
  return `src/site.pages.ts: ${field} ${JSON.stringify(value)} stands twice, expected a ${field} that no other page has`;
}

function wordsOf({ name, label, headline }: SitePage): string[] {
  const meta = ['name', 'title', 'description', 'picture'].map((role) => `meta.${name}.${role}`);
  return [...meta, label, ...headline];
}
