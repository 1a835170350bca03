import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type ExportedPage, rootNames } from './exportSite';

/** Table of the bytes of brotli that a visitor receives for each page, from the `.br` files. */
export async function weightTable(pages: readonly ExportedPage[]): Promise<string> {
  const rows = await Promise.all(pages.map(rowOf));
  return [['page', 'html + styles', 'code', 'fonts'], ...rows]
    .map(
      ([name = '', ...cells]) => name.padEnd(24) + cells.map((cell) => cell.padStart(14)).join(''),
    )
    .join('\n');
}

async function rowOf({ language, path: address, root, file, code, fonts }: ExportedPage) {
  const inRoot = (href: string) => path.join(root, href);
  const bytes = await Promise.all([
    bytesOf([`${file}.br`]),
    bytesOf(code.map((href) => `${inRoot(href)}.br`)),
    // Already compressed.
    bytesOf(fonts.map(inRoot)),
  ]);
  return [`${rootNames[language]}${address}`, ...bytes.map(String)];
}

async function bytesOf(files: readonly string[]): Promise<number> {
  const found = await Promise.all(files.map((file) => stat(file)));
  return found.reduce((total, { size }) => total + size, 0);
}
