import { readFile } from 'node:fs/promises';

/** What a runner wrote, as JSON; `undefined` where it crashed before it could. */
export async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
