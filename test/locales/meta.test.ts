import { en } from '../../locales/en';
import { exampleSettings } from '../support/exampleSettings';
import { translatorOf } from '../support/siteWords';

type PageName = keyof typeof en.meta;

const names = Object.keys(en.meta) as PageName[];

describe.each(['en', 'he'] as const)('[S1] Metadata, %s', (language) => {
  const t = translatorOf(language);

  test.each(names)('%s fits into a search result', (name) => {
    const title = t(`meta.${name}.title`);
    expect([title, title.length <= 60]).toEqual([title, true]);
    expect(title).toContain(exampleSettings.studioName[language]);
    const texts = t.keysIn(`meta.${name}`).filter((key) => !/(name|title)$/i.test(key));
    for (const description of texts.map((key) => t(key))) {
      const { length } = description;
      expect([length, description, length >= 110 && length <= 155]).toEqual([
        length,
        description,
        true,
      ]);
    }
  });

  test('is unique for each page', () => {
    for (const part of ['title', 'description'] as const)
      expect(new Set(names.map((name) => t(`meta.${name}.${part}`))).size).toBe(names.length);
  });

  test('names a service and its price where plans are sold', () => {
    const price = translatorOf(language)('home.services.lead').match(/₪\d+|\d+\s₪/)?.[0];
    for (const name of ['home', 'services', 'pricing'] as const) {
      const found = `${t(`meta.${name}.title`)} ${t(`meta.${name}.description`)}`;
      expect(found).toContain('QR');
      expect([name, found]).toEqual([name, expect.stringContaining(price ?? '?')]);
    }
  });
});
