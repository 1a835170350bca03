import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CodeTable } from '../../app/pageData';

/** What the boot script parses as its table until one is written into it. */
const unwritten = /(["'`])\{"codeTable":"written by the export"\}\1/;

/**
 * Writes the addresses of a root's code into its boot script: once per site instead of on each of its pages.
 * @returns the script's address, which changes with its content.
 * @throws Error when the script has no place for the table.
 */
export async function writeBoot(root: string, boot: string, table: CodeTable): Promise<string> {
  const file = path.join(root, 'assets', boot);
  const script = await readFile(file, 'utf8');
  if (!unwritten.test(script))
    throw new Error(`${boot} has no place for the addresses of the code`);
  // As a function: what it returns is taken as it stands, with all that means something in a replacement.
  const text = script.replace(unwritten, () => JSON.stringify(JSON.stringify(table)));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const name = `boot.${hash}.js`;
  await rename(file, path.join(root, 'assets', name));
  await writeFile(path.join(root, 'assets', name), text);
  return `/assets/${name}`;
}
