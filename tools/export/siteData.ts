import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
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
