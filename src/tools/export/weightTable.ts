import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rootNames, type ExportedPage } from './exportSite';

/** Bytes that a visitor's browser receives for one page, compressed with brotli. */
export interface PageWeight {
  readonly page: string;
  readonly html: number;
  readonly code: number;
  readonly fonts: number;
}

/** The weight of every page as a table, in bytes of brotli. */
export async function weightTable(pages: readonly ExportedPage[]): Promise<string> {
  const weights = await Promise.all(pages.map(weightOf));
  const rows = weights.map(({ page, html, code, fonts }) => [page, html, code, fonts].map(String));
  const table = [['page', 'html + styles', 'code', 'fonts'], ...rows];
  return table
    .map(([name = '', ...cells]) => name.padEnd(24) + cells.map((cell) => cell.padStart(14)).join(''))
    .join('\n');
}

export async function weightOf({ language, path: address, file, html, code, fonts }: ExportedPage): Promise<PageWeight> {
  const root = file.slice(0, file.lastIndexOf(rootNames[language]) + rootNames[language].length);
  const size = async (href: string) => compressed(await readFile(path.join(root, href)), href);
  const sum = async (hrefs: readonly string[]) =>
    (await Promise.all(hrefs.map(size))).reduce((total, bytes) => total + bytes, 0);
  return {
    page: `${rootNames[language]}${address}`,
    html: compressed(Buffer.from(html), '.html'),
    code: await sum(code),
    fonts: await sum(fonts),
  };
}

/** Fonts are compressed already. */
function compressed(content: Buffer, name: string): number {
  return name.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
}
