import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageData } from '../../src/app/pageData';

/**
 * Writes data that all pages of a root share as a module.
 * @returns the name of its file, with a hash of the content.
 */
export async function writeSiteData(root: string, data: PageData): Promise<string> {
  const exported = Object.entries(data).map(
    ([name, value]) => `export const ${name}=${JSON.stringify(value)};\n`,
  );
  const text = exported.join('');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `siteData.${hash}.js`;
  await writeFile(path.join(root, 'assets', file), text);
  return file;
}

/** Integrity attribute of a script. Source: W3C, Subresource Integrity. */
export async function integrityOf(file: string): Promise<string> {
  return `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`;
}
