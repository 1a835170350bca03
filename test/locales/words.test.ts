import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { en } from '../../locales/en';
import { he } from '../../locales/he';
import { mailWords } from '../../src/backend/mail/mailWords';
import { words } from '../../src/backend/moderation/words/words';
import { siteConfig } from '../../src/site.config';
import { flatWords } from './flatWords';
import { type Both, eachInBoth } from './inBothLanguages';
import { tablesIn } from './tablesIn';

/** Literals of the specification with a straight apostrophe or three dots. */
const specified = [
  'contact.form.sent',
  'contact.form.submitting',
  'errors.notFound.text',
  'reviews.form.submitting',
  'services.included',
];
/** The only Hebrew text with hyphens, in a phone number. */
const phoneNumber = 'contact.form.phonePlaceholder';

const readme = readFileSync('locales/README.md', 'utf8');
const {
  Terms: terms,
  'American spelling': spellings,
  'Latin letters in Hebrew': latin,
} = tablesIn(readme);

const texts = allTexts();
const english = texts.map(({ place, en }) => [place, en] as const);
const hebrew = texts.map(({ place, he }) => [place, he] as const);

describe('[S1] Messages follow the glossary', () => {
  test('which is parsed, with every kind of message', () => {
    expect(
      [terms?.length, spellings?.length, latin?.length].every((rows) => Number(rows) > 4),
    ).toBe(true);
    expect(texts.map(({ place }) => place)).toEqual(
      expect.arrayContaining([
        'home.hero.lead',
        'src/content/portfolio: portfolio.0.description',
        'src/content/heroMenu: heroMenu.dishes.0.name',
        'src/backend/mail/mailWords: review.lead',
        'src/site.config: studioAddress',
      ]),
    );
  });

  test('with the same terms in both languages', () => {
    const lacking = (terms ?? []).flatMap(([term = '', forms = '']) =>
      texts
        .filter(({ en }) => wholeWord(`${term}s?`).test(withoutNames(en)))
        .filter(({ he }) => !listed(forms).some((form) => he.includes(form)))
        .map(({ place, he }) => `${place} says ${term}, and in Hebrew: ${he}`),
    );
    expect(lacking).toEqual([]);
  });

  test('without excluded English words', () => {
    const forbidden = [
      ...(terms ?? []).map(([write = '', , , not = '']) => [write, not] as const),
      ...(spellings ?? []).map(([write = '', not = '']) => [write, not] as const),
    ];
    expect(
      forbidden.flatMap(([write, not]) =>
        listed(not).flatMap((word) => placesOf(english, wholeWord(`${word}s?`), `write ${write}`)),
      ),
    ).toEqual([]);
  });

  test('without excluded Hebrew words', () => {
    expect(
      (terms ?? []).flatMap(([, forms = '', , , not = '']) =>
        listed(not).flatMap((word) => placesOf(hebrew, hebrewWord(word), `write ${forms}`)),
      ),
    ).toEqual([]);
  });

  test('with Latin letters in Hebrew only where listed', () => {
    const allowed = (latin ?? []).flatMap(([written = '']) => listed(written));
    const found = hebrew.flatMap(([place, text]) => {
      const rest = allowed.reduce((left, name) => left.replaceAll(name, ''), withoutNames(text));
      return /[A-Za-z]/.test(rest) ? [`${place}: ${text}`] : [];
    });
    expect(found).toEqual([]);
  });
});

describe('[S1] Messages follow typographic rules', () => {
  const both = [...english, ...hebrew];

  test('for apostrophes, quotation marks and ellipses', () => {
    const own = both.filter(([place]) => !specified.includes(place));
    expect(placesOf(own, /['"`´]|\.\.\./, 'write ’ “ ” …')).toEqual([]);
    expect(placesOf(hebrew, /['"`´“”‘’]|\.\.\./, 'write ׳ ״ …')).toEqual([]);
  });

  test('for dashes, and for the maqaf in Hebrew', () => {
    expect(placesOf(both, /\s-|-\s|--/, 'write –')).toEqual([]);
    const own = both.filter(([place]) => place !== phoneNumber);
    expect(placesOf(own, /\d-\d/, 'write –')).toEqual([]);
    expect(placesOf(hebrew, /[א-ת]\s?-|-\s?[א-ת]|[א-ת]–[א-ת]/, 'write ־')).toEqual([]);
  });

  test('for spaces', () => {
    expect(placesOf(both, /\s\s|^\s|\s$|\s[,.;:!?…)]|\(\s/, 'take the space out')).toEqual([]);
  });

  test('without Hebrew vowel points', () => {
    expect(placesOf(hebrew, /[\u0591-\u05BD\u05BF-\u05C7]/, 'leave the points out')).toEqual([]);
  });
});

/** Every text in both languages: dictionaries, facts, mails and settings. */
function allTexts(): Both[] {
  const translated = flatWords(he);
  const dictionaries = Object.entries(flatWords(en)).map(([place, text]) => ({
    place,
    en: text,
    he: translated[place] ?? '',
  }));
  const ownerEnglish = flatWords(words.en);
  const ownerHebrew = flatWords(words.he);
  const moderation = Object.entries(ownerEnglish).map(([place, text]) => ({
    place: `src/backend/moderation/words: ${place}`,
    en: text,
    he: ownerHebrew[place] ?? '',
  }));
  const facts = readdirSync('src/content').flatMap((file) => {
    const { name } = path.parse(file);
    return eachInBoth(`src/content/${name}:`, require(path.resolve('src/content', name)));
  });
  const mails = eachInBoth('src/backend/mail/mailWords:', mailWords);
  const settings = eachInBoth('src/site.config:', siteConfig);
  return [...dictionaries, ...facts, ...mails, ...moderation, ...settings].filter(
    ({ place }) => !place.startsWith('src/site.config: origin'),
  );
}

function placesOf(
  from: readonly (readonly [place: string, text: string])[],
  pattern: RegExp,
  advice: string,
) {
  return from
    .filter(([, text]) => pattern.test(withoutNames(text)))
    .map(([place, text]) => `${place}: ${advice}: ${text}`);
}

/** Text without `{{parameters}}` and addresses. */
function withoutNames(text: string) {
  return text.replace(/{{.*?}}|\/#menu=\S+/g, '0');
}

function listed(cell: string) {
  return cell
    .split(',')
    .map((one) => one.replace(/\(.*\)/, '').trim())
    .filter(Boolean);
}

function wholeWord(pattern: string) {
  return new RegExp(`(?<![\\w-])${pattern}(?![\\w-])`, 'i');
}

/** A Hebrew word with or without prefix letters. */
function hebrewWord(word: string) {
  return new RegExp(`(?<![א-ת])[ובכלמשה]{0,3}${word}(?![א-ת])`);
}
