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
  'contact.form.budgets.range',
];

describe('[S4] English is the fallback, and Hebrew says all of it', () => {
  test('the languages are English, left to right, and Hebrew, right to left', () => {
    expect(languages).toMatchObject({
      en: { code: 'en', locale: 'en-US', direction: 'ltr', name: 'English', ogLocale: 'en_US' },
      he: { code: 'he', locale: 'he-IL', direction: 'rtl', name: 'עברית', ogLocale: 'he_IL' },
    });
  });

  test('both dictionaries have the same keys in the same order', () => {
    expect(Object.keys(hebrew)).toEqual(Object.keys(english));
  });

  test('a missing and an extra key are type errors', () => {
    // @ts-expect-error a key is missing
    const missing: Words<{ readonly page: { readonly title: string } }> = { page: {} };
    const extra: Words<{ readonly page: { readonly title: string } }> = {
      // @ts-expect-error a key is one too many
      page: { title: '', subtitle: '' },
    };
    expect([missing, extra]).toHaveLength(2);
  });

  test('each string takes the same parameters in both languages', () => {
    for (const [key, words] of Object.entries(english)) {
      expect([key, parametersOf(hebrew[key] ?? '')]).toEqual([key, parametersOf(words)]);
    }
  });

  test.each(bothLanguages)('%s: no string is empty or badly braced', (_, words) => {
    for (const [key, text] of Object.entries(words)) {
      expect([key, text.trim()]).not.toEqual([key, '']);
      expect(text.replace(/{{[a-zA-Z]+}}/g, '')).not.toMatch(/[{}]/);
    }
  });

  test.each(bothLanguages)('%s: no price and no claim stands in the words', (_, words) => {
    for (const [key, text] of Object.entries(words)) {
      expect([key, text]).toEqual([key, expect.not.stringMatching(/[₪$€]\s?\d|\d\s?[₪$€]|99\.9/)]);
      expect([key, text]).toEqual([
        key,
        expect.not.stringMatching(/\b24[ -]hour|\b30[ -]minute|24 שעות|30 דקות/),
      ]);
    }
  });
});

describe('[S1] The Hebrew is Hebrew', () => {
  test('every string holds Hebrew letters, save the listed ones', () => {
    const without = Object.keys(hebrew).filter((key) => !/[א-ת]/.test(hebrew[key] ?? ''));
    expect(without.sort()).toEqual([...withoutHebrewLetters].sort());
  });

  test("'Reviews' is English in the Hebrew navigation", () => {
    expect(he.layout.nav.reviews).toBe('Reviews');
  });

  test('a phone number or a range inside a sentence is isolated from its direction', () => {
    for (const [key, text] of Object.entries(hebrew)) {
      const bare = text.replace(/[\u2066\u2068][^\u2069]*\u2069/g, '');
      expect([key, bare]).toEqual([
        key,
        expect.not.stringMatching(/{{phone}}|}}–{{|\d–\d|[\u2066-\u2069]/),
      ]);
    }
  });
});

describe('[S1] The English is a studio talking', () => {
  const buzzwords =
    /cutting.edge|seamless|empower|leverage|solution-driven|next.gen|world.class|state.of.the.art|game.chang|synerg|revolution|elevate|unlock|robust|effortless|innovative|tailored|holistic|one-stop|turnkey|bespoke|streamlin|skyrocket|supercharge|delve/i;

  test('it has no buzzwords', () => {
    for (const [key, text] of Object.entries(english)) {
      expect([key, text]).toEqual([key, expect.not.stringMatching(buzzwords)]);
    }
  });
});
