import { spawnSync } from 'node:child_process';
import process from 'node:process';

/**
 * Type-checks the owner's files (settings, facts, pages, messages) and the site before a build. Results are cached in
 * `.cache`.
 * @throws Error with a line for each problem: file, line, and TypeScript's message. An unused import is none.
 */
export function checkTypes(): void {
  const command = 'node_modules/typescript/bin/tsc --project tsconfig.build.json --pretty false';
  const { status, stdout } = spawnSync(process.execPath, command.split(' '), { encoding: 'utf8' });
  const lines = stdout.trimEnd().split(/\n(?! )/);
  // One value of the owner may not fit in several files of the program.
  const own = lines.filter((line) => /^(locales|src\/(content|site\.|.*inquiryOpt))/.test(line));
  const said = (own.length > 0 ? own : lines)
    .join('\n')
    .replace(/\((\d+),\d+\): error TS\d+:/g, ', line $1:')
    .replace(/type 'number'\.$/gm, '$& Expected a number without quotation marks.')
    .replace(/',' expected\.$/gm, "',' expected here, or at the end of the line before.");
  if (status !== 0) throw new Error(`Errors in the files of the site:\n${said}`);
}
