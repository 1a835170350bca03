import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Adds Arabic to a copy of the project, by the steps of `docs/adding-a-language.md`, with machine-made messages: Hebrew
 * in Arabic letters.
 * @param root absolute folder of the copy.
 */
export async function addArabic(root: string): Promise<void> {
  const change = async (file: string, edit: (text: string) => string) => {
    const place = path.join(root, file);
    await writeFile(place, edit(await readFile(place, 'utf8')));
  };
  // 1. The table.
  await change('locales/languages.ts', (text) =>
    text.replace('\n} as const satisfies', `\n${facts}} as const satisfies`),
  );
  // 2. The messages, and what loads them.
  await mkdir(path.join(root, 'locales/ar'));
  for (const file of readdirSync(path.join(root, 'locales/en'))) {
    const { name } = path.parse(file);
    const { [name]: messages } = await import(path.resolve('locales/he', file));
    const words = JSON.stringify(messages, (_, value) =>
      typeof value === 'string' ? inArabicLetters(value) : value,
    );
    await writeFile(
      path.join(root, 'locales/ar', file),
      `import type { ${name} as english } from '../en/${name}';
import type { Words } from '../words';
export const ${name}: Words<typeof english> = ${words};
`,
    );
  }
  const hebrew = await readFile(path.join(root, 'locales/he.ts'), 'utf8');
  const own = hebrew.replaceAll('./he/', './ar/').replace('const he:', 'const ar:');
  await writeFile(path.join(root, 'locales/ar.ts'), own);
  const toArabic = (line: string) => line.replace(/\bhe\b/g, 'ar');
  for (const [file, lines] of [
    ['locales/dictionaries.ts', /^import { he } .*\n/m],
    ['src/i18n/menuEditorMessages.ts', /^import .*he\/menuEditor';\n/m],
    ['src/i18n/loadDictionary.ts', /^ {2}he: async.*\n/m],
  ] as const) {
    await change(file, (text) =>
      text
        .replace(lines, (line) => `${line}${toArabic(line)}`)
        .replace('{ en, he }', '{ en, he, ar }'),
    );
  }
  // 3. The studio's details and the facts with texts of their own.
  const content = readdirSync(path.join(root, 'src/content')).map((file) => `src/content/${file}`);
  for (const file of ['src/site.config.ts', ...content]) await change(file, withArabic);
}

function inArabicLetters(text: string): string {
  return text.replace(/[א-ת]/g, (letter) => letters.charAt(letter.charCodeAt(0) - 0x5d0));
}

/** In the order of the Hebrew letters, with final forms. */
const letters = 'ابجدهوزحطيككلممننسعففصصقرشت';

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
    thousands: ',',
    decimal: '.',
    shekels: '# ₪',
    plural: (count) => {
      const rest = count % 100;
      if (count < 3) return (['zero', 'one', 'two'] as const)[count] ?? 'other';
      if (rest >= 3 && rest <= 10) return 'few';
      return rest >= 11 ? 'many' : 'other';
    },
    weeks: { one: 'أسبوع', two: 'أسبوعان', few: '# أسابيع', many: '# أسبوعًا', other: '# أسبوع' },
    people: ['واحد', 'اثنان', 'ثلاثة'],
    date: 'day month year',
    months: [
      'يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو',
      'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر',
    ],
    weekdays: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
    dayRange: 'first حتى last',
  },
`;

/** Adds Arabic beside each pair of texts of a file of facts. */
function withArabic(text: string): string {
  const quoted = "'(?:[^'\\\\]|\\\\.)*'";
  const pair = new RegExp(`\\ben: ${quoted},\\s*he: (${quoted})`, 'g');
  return text.replace(pair, (both, hebrew: string) => {
    if (hebrew.includes('//www.example')) return `${both}, ar: 'https://www.example.ae'`;
    return `${both}, ar: ${inArabicLetters(hebrew)}`;
  });
}
