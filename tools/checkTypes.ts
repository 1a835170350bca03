import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { placeOf } from './facts/placeOf';

/** Type-checks the owner's files and the site. A line for each problem: file, line, and what is wrong. */
export function typeProblems(): readonly string[] {
  const command = 'node_modules/typescript/bin/tsc --project tsconfig.build.json --pretty false';
  const { status, stdout } = spawnSync(process.execPath, command.split(' '), { encoding: 'utf8' });
  const lines = stdout.trimEnd().split(/\n(?! )/);
  // One value of the owner may not fit in several files of the program, or of the owner.
  const isOwn = /^(locales(?!.languages.*: Type '{)|src\/(content|site\.|.*inquiryOpt))/;
  const own = lines.filter((line) => isOwn.test(line));
  const files = own.map((line) => line.split('(', 1).join());
  const causes = own.filter((line, index) => {
    const text = readFileSync(files[index] ?? '', 'utf8');
    const [, at = '', written = ' '] = /\((\d+),.*?ype '"(.*?)"'/.exec(line) ?? [];
    const isWritten = text.split('\n')[Number(at) - 1]?.includes(`'${written}'`);
    return isWritten || !files.some((file) => text.includes(`/${path.parse(file).name}'`));
  });
  const said = ([causes, own].find(({ length }) => length > 0) ?? lines)
    .map(inWords)
    .join('\n')
    .replace(/\((\d+),\d+\): error TS\d+:/g, ', line $1:')
    .replace(
      /(?:Type|Argument of type) '(".*?")' is not .*?type '[^"]*("[^>']*)>*'/g,
      (_, value, fit) => `${value} is wrong: expected ${fit.replaceAll(' |', ' or')}`,
    )
    .replace(/ is missing in type .*/g, ' is missing.')
    .replace(/^(.*), line (\d+)(: .* missing\.)(\n\1, line \d+\3)+$/gm, '$1, line $2 and others$3')
    .replace(/^(locales.* missing)\.$/gm, '$1; in an unused language, repeat yours.')
    .replace(/("qrMenu".*?)\.?$/gm, '$1, or a name with words in locales/*/services.ts.')
    .replace(/Object .* '(\w+)' does not exist in type 'Words<.*/g, "'$1' is not in English.")
    .replace(/Object .* '(\w+)' does not exist in type '\w+'/g, "'$1' is not known here")
    .split('\n');
  // One slip makes TypeScript misread the lines after it.
  if (/TS1(?!117)\d{3}:/.test(lines[0] ?? ''))
    return [
      `${said[0]} Is , or ' or } missing here or one line above? Only the two ends of a text are '; within it, write ’. A number has no comma and no ₪, such as 1950.`,
    ];
  return status === 0 ? [] : said;
}

/** What the owner's facts have, by their types. */
const kinds: Readonly<Record<string, string>> = {
  boolean: 'true or false without quotation marks',
  number: 'a number without quotation marks',
  string: 'a text within quotation marks',
  DayRange: 'a text with first and last',
  '`${Lowercase<string>}-${Uppercase<string>}`': 'a BCP 47 tag, such as es-ES',
  Photo: 'a photograph as in static/photos/README.md',
  'Readonly<Record<Language, string>>': 'a text in each language, such as { en: …, he: … }',
};

/** A value of another type as it is written, with what is expected; other lines as they are. */
function inWords(line: string): string {
  // English defines the keys of all: a message that is no text has another type only where languages meet.
  const where = /^locales\/dictionaries[^\n]*\/locales\/(\w+)"[\s\S]*?types of '(.*?)' are/;
  const [, code, keys = ''] = where.exec(line) ?? [];
  if (code) return `${placeOf(code, keys)} is wrong: expected ${kinds.string}.`;
  const wrong = /^(.*)\((\d+),(\d+)\)(: error TS\d+: ).* not assignable to .*?type '(.*)'\.$/m;
  const [, file = '', at = '', column = '', error = '', type = ''] = wrong.exec(line) ?? [];
  const kind = kinds[type.replace(/Record<".*", string/, 'Record<Language, string')];
  if (kind === undefined) return line;
  const written = readFileSync(file, 'utf8').split('\n')[Number(at) - 1] ?? '';
  const [value] = written.slice(Number(column) - 1).split(/[,;]$|, (?=\w+: )| }/);
  return `${file}(${at},${column})${error}${value} is wrong: expected ${kind}.`;
}
