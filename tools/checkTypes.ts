import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { misspellings } from '../src/settings/misspelt';

/**
 * Type-checks the owner's files (settings, facts, pages, messages) and the site before a build. Results are cached in
 * `.cache`.
 * @returns a line for each problem: file, line, and TypeScript's message. An unused import is none.
 */
export function typeProblems(): readonly string[] {
  const command = 'node_modules/typescript/bin/tsc --project tsconfig.build.json --pretty false';
  const { status, stdout } = spawnSync(process.execPath, command.split(' '), { encoding: 'utf8' });
  const lines = stdout.trimEnd().split(/\n(?! )/);
  // One value of the owner may not fit in several files of the program, or of the owner.
  const own = lines.filter((line) => /^(locales|src\/(content|site\.|.*inquiryOpt))/.test(line));
  const files = own.map((line) => line.split('(', 1).join());
  const causes = own.filter((line, index) => {
    const text = readFileSync(files[index] ?? '', 'utf8');
    const [, at = '', written = ' '] = /\((\d+),.*?ype '"(.*?)"'/.exec(line) ?? [];
    const isWritten = text.split('\n')[Number(at) - 1]?.includes(`'${written}'`);
    return isWritten || !files.some((file) => text.includes(`/${path.parse(file).name}'`));
  });
  const said = ([causes, own].find(({ length }) => length > 0) ?? lines)
    .map(withNames)
    .join('\n')
    .replace(/\((\d+),\d+\): error TS\d+:/g, ', line $1:')
    .replace(/ is missing in type .*/g, ' is missing.')
    .replace(/type 'number'\.$/gm, '$& Expected a number without quotation marks.')
    .split('\n');
  // One slip makes TypeScript misread the lines after it.
  if (/TS1(?!117)\d{3}:/.test(lines[0] ?? ''))
    return [`${said[0]} Is , or ' missing here or one line above? In a text, write ’, never '.`];
  return status === 0 ? [] : said;
}

/** Lists the names that are expected in place of a wrong one, and suggests one of them. */
function withNames(line: string): string {
  const [, place, written = '', type = ''] =
    /^(.*TS\d+:) (?:Argument of t|T)ype '"(.*?)"' .*?type '(.*?)'\./.exec(line) ?? [];
  const stated = type.split(' | ').map((name) => new RegExp(`type ${name}\\b[^=]*=([^;]*)`));
  const content = readdirSync('src/content').map((file) =>
    readFileSync(`src/content/${file}`, 'utf8'),
  );
  const texts = [type, ...stated.map((name) => name.exec(content.join('\n'))?.[1])].join();
  const known = [...texts.matchAll(/['"](\w+)['"]/g)].map(([, name = '']) => name);
  if (!place || known.length === 0) return line;
  const [slip] = misspellings([written], known);
  const hint = slip ? `did you mean ${slip.meant}?` : 'a new one needs words in locales/ first';
  return `${place} "${written}": expected ${known.join(', ')}${slip || type.includes('"') ? `; ${hint}` : ''}`;
}
