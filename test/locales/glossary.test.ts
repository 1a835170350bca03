import { readFileSync } from 'node:fs';
import { texts } from './texts';

const tables = tablesIn(readFileSync('docs/translator.md', 'utf8'));
const { Terms: terms = [], 'American spelling': spellings = [] } = tables;
const { 'Latin letters in Hebrew': latin = [] } = tables;

/** Without `{{parameters}}` and addresses. */
const plain = texts.map(({ place, en, he }) => ({ place, en: bare(en), he: bare(he) }));

describe('[S1] Messages follow the glossary', () => {
  test('which is parsed, with every kind of message', () => {
    for (const rows of [terms, spellings, latin]) expect(rows.length).toBeGreaterThan(4);
    expect(texts.map(({ place }) => place)).toEqual(
      expect.arrayContaining([
        'home.hero.lead',
        'src/content/heroMenu: heroMenu.dishes.0.name',
        'backend/words: mail.reviewLead',
        'src/site.config: studioAddress',
      ]),
    );
  });

  test('with the same terms in both languages', () => {
    const lacking = terms.flatMap(([term = '', forms = '']) =>
      plain
        .filter(({ en }) => englishWord(term).test(en))
        .filter(({ he }) => !listed(forms).some((form) => he.includes(form)))
        .map(({ place, he }) => `${place} says ${term}, and in Hebrew: ${he}`),
    );
    expect(lacking).toEqual([]);
  });

  test('without excluded words', () => {
    const excluded = [
      ...terms.map(([write, , , not = '']) => ({ write, words: listed(not).map(englishWord) })),
      ...spellings.map(([write, not = '']) => ({ write, words: listed(not).map(englishWord) })),
      ...terms.map(([, write, , , not = '']) => ({ write, words: listed(not).map(hebrewWord) })),
    ];
    const found = excluded.flatMap(({ write, words }) =>
      plain
        .filter(({ en, he }) => words.some((word) => word.test(en) || word.test(he)))
        .map(({ place }) => `${place}: write ${write}`),
    );
    expect(found).toEqual([]);
  });

  test('with Latin letters in Hebrew only where listed', () => {
    const allowed = latin.flatMap(([written = '']) => listed(written));
    const rest = (he: string) => allowed.reduce((left, name) => left.replaceAll(name, ''), he);
    const unlisted = plain.filter(({ he }) => /[A-Za-z]/.test(rest(he)));
    const problem = 'expected no Latin letters, or a row in docs/translator.md';
    expect(unlisted.map(({ place, he }) => `${place}: ${problem}: ${he}`)).toEqual([]);
  });
});

/** Rows of each table of a Markdown file by heading, without the header row. */
function tablesIn(markdown: string): Readonly<Record<string, readonly string[][]>> {
  const parts = markdown.split(/^## /m).slice(1);
  return Object.fromEntries(
    parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const rows = lines.filter((line) => line.startsWith('|')).slice(2);
      const cells = rows.map((row) => row.split('|').slice(1, -1));
      return [heading.trim(), cells.map((row) => row.map((cell) => cell.trim()))];
    }),
  );
}

function bare(text: string) {
  return text.replace(/{{.*?}}|\/menu\/\S+/g, '0').replaceAll('\u00a0', ' ');
}

function listed(cell: string) {
  return cell
    .split(',')
    .map((one) => one.replace(/ \(.*\)/, '').trim())
    .filter(Boolean);
}

/** An English word, singular or plural. */
function englishWord(word: string) {
  return new RegExp(`(?<![\\w-])${word}s?(?![\\w-])`, 'i');
}

/** A Hebrew word with or without prefix letters. */
function hebrewWord(word: string) {
  return new RegExp(`(?<![א-ת])[ובכלמשה]{0,3}${word}(?![א-ת])`);
}
