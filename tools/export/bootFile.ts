import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BootData, PageData } from '../../src/app/pageData';

/** Placeholder in the boot script that the export replaces with data. */
const unwritten = /(["'`])\{"bootData":"written by the export"\}\1/;

/** A script of a root, written by the export. */
export interface ScriptFile {
  /** With a hash of the content. */
  readonly address: string;
  /** Integrity attribute of a script. Source: W3C, Subresource Integrity. */
  readonly integrity: string;
}

/**
 * Writes the start data of all pages into the root's boot script: once per site instead of once per page.
 * @throws Error if the script has no placeholder.
 */
export async function writeBoot(root: string, boot: string, data: BootData): Promise<ScriptFile> {
  const file = path.join(root, 'assets', boot);
  const script = await readFile(file, 'utf8');
  if (!unwritten.test(script)) throw new Error(`${boot} has no placeholder for its data`);
  await rm(file);
  // As a function, because replacement strings have special patterns.
  const text = script.replace(unwritten, () => JSON.stringify(JSON.stringify(data)));
  return writeScript(root, 'boot', text);
}

/** Writes data that all pages of a root share as a module. */
export function writeSiteData(root: string, data: PageData): Promise<ScriptFile> {
  const exported = Object.entries(data).map(
    ([name, value]) => `export const ${name}=${JSON.stringify(value)};\n`,
  );
  return writeScript(root, 'siteData', exported.join(''));
}

async function writeScript(root: string, name: string, text: string): Promise<ScriptFile> {
  const hash = createHash('sha256').update(text).digest();
  const address = `/assets/${name}.${hash.toString('hex').slice(0, 8)}.js`;
  await writeFile(path.join(root, address), text);
  return { address, integrity: `sha256-${hash.toString('base64')}` };
}
