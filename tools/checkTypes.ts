import { spawnSync } from 'node:child_process';
import process from 'node:process';

/**
 * Type-checks the owner's files (settings, facts, pages, messages) and the site before a build. Results are cached in
 * `.cache`.
 * @throws Error with a line for each problem: file, position, and TypeScript's message.
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
  if (status !== 0) throw new Error(`Type errors in the files of the site:\n${stdout.trimEnd()}`);
}
