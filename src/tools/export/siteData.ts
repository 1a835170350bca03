import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageData } from '../../app/pageData';

/**
 * Writes data that all pages of a root share as a module.
 * @returns its hashed address.
 */
export async function writeSiteData(root: string, data: PageData): Promise<string> {
  const exported = Object.entries(data).map(
    ([name, value]) => `export const ${name}=${JSON.stringify(value)};\n`,
  );
  const text = exported.join('');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const address = `/assets/siteData.${hash}.js`;
  await mkdir(path.join(root, 'assets'), { recursive: true });
  await writeFile(path.join(root, address), text);
  return address;
}
