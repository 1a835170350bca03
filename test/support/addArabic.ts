import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Adds Arabic to a copy of the project, by the steps of `docs/translator.md`. Its messages are the Hebrew ones in
 * Arabic letters.
 * @param root absolute folder of the copy.
 * @throws Error if a file no longer contains what a step edits.
 */
export async function addArabic(root: string): Promise<void> {
  const change = async (file: string, pattern: string | RegExp, by: (found: string) => string) => {
    const place = path.join(root, file);
    const text = await readFile(place, 'utf8');
    const changed = text.replace(pattern, by);
    if (changed === text) throw new Error(`${file} does not contain ${pattern}`);
    await writeFile(place, changed);
  };
  // 1. The table.
  await change(
    'locales/languages.ts',
    '\n} as const satisfies',
    (end) => `\n${facts}${end.trim()}`,
  );
  // 2. The messages, and what loads them.
  await mkdir(path.join(root, 'locales/ar'), { recursive: true });
  for (const file of readdirSync(path.join(root, 'locales/he'))) {
    const { name } = path.parse(file);
    const { [name]: messages } = await import(path.resolve('locales/he', file));
    const words = JSON.stringify(messages, (_, value) =>
      typeof value === 'string' ? inArabic(value) : value,
    );
    const text = `import type { ${name} as english } from '../en/${name}';
import type { Words } from '../words';
export const ${name}: Words<typeof english> = ${words};
`;
    await writeFile(path.join(root, 'locales/ar', file), text);
  }
  const hebrew = await readFile(path.join(root, 'locales/he.ts'), 'utf8');
  await writeFile(path.join(root, 'locales/ar.ts'), hebrew);
  await change('locales/ar.ts', /'\.\/he\/|const he:/g, (found) => found.replace('he', 'ar'));
  for (const file of ['locales/dictionaries.ts', 'src/i18n/menuEditorMessages.ts']) {
    await change(file, /^import .*\bhe\b.*\n/m, (line) => line + line.replace(/\bhe\b/g, 'ar'));
    await change(file, '{ en, he }', () => '{ en, he, ar }');
  }
  await change(
    'src/i18n/loadDictionary.ts',
    /^ {2}he: async.*\n/m,
    (line) => line + line.replace(/\bhe\b/g, 'ar'),
  );
  // 3. The studio's details and the facts with texts of their own.
  const content = readdirSync(path.join(root, 'src/content')).map((file) => `src/content/${file}`);
  for (const file of ['src/site.config.ts', ...content]) {
    const text = await readFile(path.join(root, file), 'utf8');
    if (text.search(pairs) >= 0) await change(file, pairs, withArabic);
  }
}

const quoted = "'(?:[^'\\\\]|\\\\.)*'";
const pairs = new RegExp(`\\ben: ${quoted},\\s*he: ${quoted}`, 'g');

/** Adds Arabic beside a pair of texts of a file of facts. */
function withArabic(both: string): string {
  const hebrew = both.slice(both.indexOf('he: ') + 'he: '.length);
  const isAddress = hebrew.includes('//www.example');
  return `${both}, ar: ${isAddress ? "'https://www.example.ae'" : inArabic(hebrew)}`;
}

function inArabic(text: string): string {
  return text.replace(/[א-ת]/g, (letter) => arabicLetters.charAt(letter.charCodeAt(0) - 0x5d0));
}

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
    hasTwelveHours: false,
    counted: {
      people: { one: '#', more: '#', numbers: ['واحد', 'اثنان', 'ثلاثة'] },
      allServices: { one: 'الخدمة', more: 'كل الخدمات الـ#', numbers: [] },
      services: { one: 'خدمة واحدة', two: 'خدمتان', more: '# خدمات', numbers: [] },
      plans: { one: 'باقة واحدة', two: 'باقتان', more: '# باقات', numbers: [] },
      addOns: { one: 'إضافة واحدة', two: 'إضافتان', more: '# إضافات', numbers: [] },
    },
    dayRange: 'first حتى last',
    restDays: { each: '#', and: ' و', saturday: 'السبت', holidays: 'العطلات' },
  },
`;
