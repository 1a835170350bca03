import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BootData } from '../../app/pageData';

/** What the boot script parses as its data until they are written into it. */
const unwritten = /(["'`])\{"bootData":"written by the export"\}\1/;

/** The boot script of a root. */
export interface BootFile {
  /** Changes with the content. */
  readonly address: string;
  /** What a page names it by beside its address. Source: W3C, Subresource Integrity. */
  readonly integrity: string;
}

/**
 * Writes what all pages of a root start with into its boot script: once per site instead of on each of its pages.
 * @throws Error when the script has no place for it.
 */
export async function writeBoot(root: string, boot: string, data: BootData): Promise<BootFile> {
  const file = path.join(root, 'assets', boot);
  const script = await readFile(file, 'utf8');
  if (!unwritten.test(script)) throw new Error(`${boot} has no place for the data of the start`);
  // As a function: what it returns is taken as it stands, with all that means something in a replacement.
  const text = script.replace(unwritten, () => JSON.stringify(JSON.stringify(data)));
  const hash = createHash('sha256').update(text).digest();
  const name = `boot.${hash.toString('hex').slice(0, 8)}.js`;
  await rename(file, path.join(root, 'assets', name));
  await writeFile(path.join(root, 'assets', name), text);
  return { address: `/assets/${name}`, integrity: `sha256-${hash.toString('base64')}` };
}
