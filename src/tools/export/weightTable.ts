import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type ExportedPage, rootNames } from './exportSite';

/** Bytes that a visitor's browser receives for one page, compressed with brotli. */
export interface PageWeight {
  readonly page: string;
  readonly html: number;
  readonly code: number;
  readonly fonts: number;
}

/** The weight of every page as a table, in bytes of brotli. */
export async function weightTable(pages: readonly ExportedPage[]): Promise<string> {
  const sizes = new Map<string, Promise<number>>();
  const weights = await Promise.all(pages.map((page) => weightOf(page, sizes)));
  const rows = weights.map(({ page, html, code, fonts }) => [page, html, code, fonts].map(String));
  const table = [['page', 'html + styles', 'code', 'fonts'], ...rows];
  return table
    .map(
      ([name = '', ...cells]) => name.padEnd(24) + cells.map((cell) => cell.padStart(14)).join(''),
    )
    .join('\n');
}

/** @param sizes what is known already, by address: the same file weighs the same on every page. */
async function weightOf(
  { language, path: address, root, html, code, fonts }: ExportedPage,
  sizes = new Map<string, Promise<number>>(),
): Promise<PageWeight> {
  const size = (href: string) => {
    const known =
      sizes.get(href) ??
      readFile(path.join(root, href)).then((content) => compressed(content, href));
    sizes.set(href, known);
    return known;
  };
  const sum = async (hrefs: readonly string[]) =>
    (await Promise.all(hrefs.map(size))).reduce((total, bytes) => total + bytes, 0);
  return {
    page: `${rootNames[language]}${address}`,
    html: await compressed(Buffer.from(html), '.html'),
    code: await sum(code),
    fonts: await sum(fonts),
  };
}

const brotli = promisify(brotliCompress);

/** Fonts are compressed already. */
async function compressed(content: Buffer, name: string): Promise<number> {
  return name.endsWith('.woff2') ? content.length : (await brotli(content)).length;
}
