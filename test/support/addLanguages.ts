import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Adds Arabic and French to a copy of the project, by the steps of `docs/adding-a-language.md`, with machine-made
 * messages: Hebrew in Arabic letters, and English with accents.
 * @param root absolute folder of the copy.
 */
export async function addLanguages(root: string): Promise<void> {
  const change = async (file: string, edit: (text: string) => string) => {
    const place = path.join(root, file);
    await writeFile(place, edit(await readFile(place, 'utf8')));
  };
  // 1. The table.
  await change('locales/languages.ts', (text) =>
    text.replace('\n} as const satisfies', `\n${facts}} as const satisfies`),
  );
  // 2. The messages, and what loads them.
  for (const { code, from, translate } of added) {
    const folder = path.join(root, 'locales', code);
    await mkdir(folder, { recursive: true });
    for (const file of readdirSync(path.join(root, 'locales/en'))) {
      const { name } = path.parse(file);
      const { [name]: messages } = await import(path.resolve('locales', from, file));
      const words = JSON.stringify(messages, (_, value) =>
        typeof value === 'string' ? translate(value) : value,
      );
      await writeFile(
        path.join(folder, file),
        `import type { ${name} as english } from '../en/${name}';
import type { Words } from '../words';
export const ${name}: Words<typeof english> = ${words};
`,
      );
    }
    const hebrew = await readFile(path.join(root, 'locales/he.ts'), 'utf8');
    const own = hebrew.replaceAll('./he/', `./${code}/`).replace('const he:', `const ${code}:`);
    await writeFile(path.join(root, 'locales', `${code}.ts`), own);
  }
  await change('locales/dictionaries.ts', (text) =>
    text
      .replace("import { he } from './he';", (line) => `${line}${forEach(importOf('.', ''))}`)
      .replace('{ en, he }', '{ en, he, ar, fr }'),
  );
  await change('src/i18n/menuEditorMessages.ts', (text) =>
    text
      .replace(/import .*he\/menuEditor';/, (line) => `${line}${forEach(editorImport)}`)
      .replace('{ en, he }', '{ en, he, ar, fr }'),
  );
  await change('src/i18n/loadDictionary.ts', (text) =>
    text.replace(/\n {2}he: async.*/, (line) => `${line}${forEach((code) => loader(line, code))}`),
  );
  // 3. The studio's details and the facts with texts of their own.
  const facts4 = readdirSync(path.join(root, 'src/content')).map((file) => `src/content/${file}`);
  for (const file of ['src/site.config.ts', ...facts4]) await change(file, withOthers);
}

const added = [
  {
    code: 'ar',
    from: 'he',
    translate: (text: string) =>
      text.replace(/[א-ת]/g, (letter) => arabicLetters.charAt(letter.charCodeAt(0) - 0x5d0)),
  },
  {
    code: 'fr',
    from: 'en',
    translate: (text: string) =>
      text.replace(/{{.*?}}|e/g, (found) => (found === 'e' ? 'é' : found)),
  },
] as const;

/** In the order of the Hebrew letters, with final forms. */
const arabicLetters = 'ابجدهوزحطيككلممننسعففصصقرشت';

const facts = `  ar: {
    locale: 'ar-IL-u-nu-latn',
    direction: 'rtl',
    name: 'العربية',
    flag: [{ fill: '#007a3d', d: 'M0 0h24v16H0z' }],
    ogLocale: 'ar_IL',
    host: '.ae',
    root: 'ae',
    market: 'arabic',
    alphabets: ['latin'],
    letter: 'ا',
    hasLocalPhones: true,
    weeks: { one: 'أسبوع', two: 'أسبوعان', few: '# أسابيع', many: '# أسبوعًا', other: '# أسبوع' },
    people: ['واحد', 'اثنان', 'ثلاثة'],
    dayRange: 'first حتى last',
  },
  fr: {
    locale: 'fr-FR',
    direction: 'ltr',
    name: 'Français',
    flag: [{ fill: '#000091', d: 'M0 0h24v16H0z' }],
    ogLocale: 'fr_FR',
    host: '.fr',
    root: 'fr',
    market: 'france',
    alphabets: ['latin'],
    letter: 'a',
    hasLocalPhones: false,
    weeks: { one: '# semaine', other: '# semaines' },
    people: ['une', 'deux', 'trois'],
    dayRange: 'first à last',
  },
`;

function forEach(lineOf: (code: string) => string): string {
  return added.map(({ code }) => lineOf(code)).join('');
}

function importOf(folder: string, end: string) {
  return (code: string) => `\nimport { ${code} } from '${folder}/${code}${end}';`;
}

function editorImport(code: string): string {
  return `\nimport { menuEditor as ${code} } from '../../locales/${code}/menuEditor';`;
}

/** The Hebrew loader for another language. */
function loader(line: string, code: string): string {
  return line.replaceAll('he:', `${code}:`).replace('/he', `/${code}`).replace(').he', `).${code}`);
}

/** Adds both languages beside each pair of texts of a file of facts. */
function withOthers(text: string): string {
  const quoted = "'(?:[^'\\\\]|\\\\.)*'";
  const pair = new RegExp(`\\ben: (${quoted}),\\s*he: (${quoted})`, 'g');
  return text.replace(pair, (both, english: string, hebrew: string) => {
    if (hebrew.includes('//www.example'))
      return `${both}, ar: 'https://www.example.ae', fr: 'https://www.example.fr'`;
    const [arabic, french] = added;
    return `${both}, ar: ${arabic.translate(hebrew)}, fr: ${french.translate(english)}`;
  });
}
