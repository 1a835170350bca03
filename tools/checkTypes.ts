import { spawnSync } from 'node:child_process';
import process from 'node:process';

/**
 * Type-checks the owner's files (settings, facts, pages, messages) and the site before a build. Results are cached in
 * `.cache`.
 * @throws Error with a line for each problem: file, line, and TypeScript's message. An unused import is none.
 */
export function checkTypes(): void {
  const options = ['--project', 'tsconfig.build.json', '--pretty', 'false'];
  const command = ['node_modules/typescript/bin/tsc', ...options];
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  const lines = stdout.trimEnd().replace(/\((\d+),\d+\): error TS\d+:/g, ', line $1:');
  const said = lines.replace(/type 'number'\.$/gm, '$& Expected a number without quotation marks.');
  if (status !== 0) throw new Error(`Errors in the files of the site:\n${said}`);
}
