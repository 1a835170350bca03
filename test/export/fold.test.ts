import { type Language, languages } from '../../locales/languages';
import { facingLanguage } from '../../locales/languagesOfSite';
import type { pages } from '../../src/site/navigation';
import { readPage } from './exportedSite';
import { everyPage } from './readHtml';

const inner = everyPage.filter(({ path }) => path !== '/');

describe('[S4] The fold', () => {
  test.each(inner)(
    'faces the headings of $path in $language with those of the next language, for eyes only',
    async ({ path, language }) => {
      const other = facingLanguage({ languages: 'all' }, language) ?? language;
      const $ = await readPage(path, language);
      const facing = $('main p[lang][aria-hidden="true"]').toArray();
      expect(facing.map(({ attribs: { lang, dir } }) => [lang, dir])).toEqual(
        facing.map(() => [other, languages[other].direction]),
      );
      const shown = facing.map((one) => $(one).text());
      expect(shown).toEqual(await foldedHeadings(path, other));
      expect(shown.length).toBeGreaterThan(0);
    },
  );
});

/** The h1 of a page, and the h2 of its closing. */
async function foldedHeadings(path: (typeof pages)[number], language: Language) {
  const $ = await readPage(path, language);
  return $('main h1, #closing h2')
    .toArray()
    .map((heading) => $(heading).text());
}
