import { pages } from '../../src/site/navigation';
import { metaOf } from '../../src/site/pagePath';
import { exampleSettings } from '../support/exampleSettings';
import { translatorOf } from '../support/siteWords';

const metas = [...pages, undefined].map(metaOf);

describe.each(['en', 'he'] as const)('[S1] Metadata, %s', (language) => {
  const t = translatorOf(language);

  test.each(metas)('%s fits into a search result', (meta) => {
    const title = t(`${meta}.title`);
    expect([title, title.length <= 60]).toEqual([title, true]);
    expect(title).toContain(exampleSettings.studioName[language]);
    const texts = t.keysIn(meta).filter((key) => !/(name|title)$/i.test(key));
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
      expect(new Set(metas.map((meta) => t(`${meta}.${part}`))).size).toBe(metas.length);
  });
});
