import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BootData } from '../../app/pageData';

/** Placeholder in the boot script that the export replaces with data. */
const unwritten = /(["'`])\{"bootData":"written by the export"\}\1/;

/** Boot script of a root. */
export interface BootFile {
  /** Hash of the content. */
  readonly address: string;
  /** Integrity attribute of a script. Source: W3C, Subresource Integrity. */
  readonly integrity: string;
}

/**
 * Writes the start data of all pages into the root's boot script: once per site instead of once per page.
 * @throws Error if the script has no placeholder.
 */
export async function writeBoot(root: string, boot: string, data: BootData): Promise<BootFile> {
  const file = path.join(root, 'assets', boot);
  const script = await readFile(file, 'utf8');
  if (!unwritten.test(script)) throw new Error(`${boot} has no placeholder for its data`);
  // As a function, because replacement strings have special patterns.
  const text = script.replace(unwritten, () => JSON.stringify(JSON.stringify(data)));
  const hash = createHash('sha256').update(text).digest();
  const name = `boot.${hash.toString('hex').slice(0, 8)}.js`;
  await rename(file, path.join(root, 'assets', name));
  await writeFile(path.join(root, 'assets', name), text);
  return { address: `/assets/${name}`, integrity: `sha256-${hash.toString('base64')}` };
}
