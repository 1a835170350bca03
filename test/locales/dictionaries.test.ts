import { en } from '../../locales/en';
import { menuEditor } from '../../locales/en/menuEditor';
import { he } from '../../locales/he';
import { menuEditor as hebrewOwnMenu } from '../../locales/he/menuEditor';
import { languages } from '../../locales/languages';
import type { Words } from '../../locales/words';
import { flatWords, parametersOf } from './flatWords';

const english = flatWords({ ...en, menuEditor });
const hebrew = flatWords({ ...he, menuEditor: hebrewOwnMenu });
const bothLanguages = [
  ['en', english],
  ['he', hebrew],
] as const;

/** Hebrew messages without Hebrew letters. */
const withoutHebrewLetters = [
  'layout.nav.reviews',
  'layout.footer.copyright',
  'contact.form.emailPlaceholder',
  'contact.form.phonePlaceholder',
];

describe('[S4] The dictionaries', () => {
  test('are English, left to right, and Hebrew, right to left', () => {
    expect(languages).toMatchObject({
      en: { code: 'en', locale: 'en-US', direction: 'ltr', name: 'English', ogLocale: 'en_US' },
      he: { code: 'he', locale: 'he-IL', direction: 'rtl', name: 'עברית', ogLocale: 'he_IL' },
    });
  });

  test('have the same keys in the same order', () => {
    expect(Object.keys(hebrew)).toEqual(Object.keys(english));
  });

  test('fail the type check for missing and extra keys', () => {
    // @ts-expect-error a key is missing
    const missing: Words<{ readonly page: { readonly title: string } }> = { page: {} };
    const extra: Words<{ readonly page: { readonly title: string } }> = {
      // @ts-expect-error a key is one too many
      page: { title: '', subtitle: '' },
    };
    expect([missing, extra]).toHaveLength(2);
  });

  test('use the same parameters in both languages', () => {
    for (const [key, words] of Object.entries(english)) {
      expect([key, parametersOf(hebrew[key] ?? '')]).toEqual([key, parametersOf(words)]);
    }
  });

  test.each(bothLanguages)('%s: have no empty text and no malformed placeholder', (_, words) => {
    for (const [key, text] of Object.entries(words)) {
      expect([key, text.trim()]).not.toEqual([key, '']);
      expect(text.replace(/{{[a-zA-Z]+}}/g, '')).not.toMatch(/[{}]/);
    }
  });

  test.each(bothLanguages)('%s: contain no price and no claim', (_, words) => {
    for (const [key, text] of Object.entries(words)) {
      expect([key, text]).toEqual([key, expect.not.stringMatching(/[₪$€]\s?\d|\d\s?[₪$€]|99\.9/)]);
      expect([key, text]).toEqual([
        key,
        expect.not.stringMatching(/\b24[ -]hour|\b30[ -]minute|24 שעות|30 דקות/),
      ]);
    }
  });
});

describe('[S1] The Hebrew dictionary', () => {
  test('has Hebrew letters in every text, except for listed ones', () => {
    const without = Object.keys(hebrew).filter((key) => !/[א-ת]/.test(hebrew[key] ?? ''));
    expect(without.sort()).toEqual([...withoutHebrewLetters].sort());
  });

  test("has 'Reviews' in English in the navigation", () => {
    expect(he.layout.nav.reviews).toBe('Reviews');
  });

  test('isolates phone numbers and ranges in sentences', () => {
    for (const [key, text] of Object.entries(hebrew)) {
      const bare = text.replace(/[\u2066\u2068][^\u2069]*\u2069/g, '');
      expect([key, bare]).toEqual([
        key,
        expect.not.stringMatching(/{{phone}}|}}–{{|\d–\d|[\u2066-\u2069]/),
      ]);
    }
  });
});

describe('[S1] The English dictionary', () => {
  const buzzwords =
    /cutting.edge|seamless|empower|leverage|solution-driven|next.gen|world.class|state.of.the.art|game.chang|synerg|revolution|elevate|unlock|robust|effortless|innovative|tailored|holistic|one-stop|turnkey|bespoke|streamlin|skyrocket|supercharge|delve/i;

  test('has no buzzwords', () => {
    for (const [key, text] of Object.entries(english)) {
      expect([key, text]).toEqual([key, expect.not.stringMatching(buzzwords)]);
    }
  });
});
