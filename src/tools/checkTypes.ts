import { spawnSync } from 'node:child_process';
import process from 'node:process';

/**
 * Type-checks what the owner edits (settings, facts, pages, words) and the site that is made of it, before anything
 * is built. Results are kept in `.cache` for the next build.
 * @throws Error with a line for each slip: file, place, and what TypeScript expected there.
 */
export function checkTypes(): void {
  const command = [
    'node_modules/typescript/bin/tsc',
    '--project',
    'tsconfig.build.json',
    '--pretty',
    'false',
  ];
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Slips in the files of the site:\n${stdout.trimEnd()}`);
}
