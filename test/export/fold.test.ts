import { languages } from '../../locales/languages';
import { facingLanguage } from '../../locales/languagesOfSite';
import { readPage } from './exportedSite';
import { everyPage, textsOf } from './readHtml';

const inner = everyPage.filter(({ path }) => path !== '/');

test.each(inner)(
  '[S4] faces the headings of $path in $language with those of the next language, for eyes only',
  async ({ path, language }) => {
    const other = facingLanguage({ languages: 'all' }, language) ?? language;
    const $ = await readPage(path, language);
    const facing = $('main p[lang][aria-hidden="true"]').toArray();
    expect(facing.map(({ attribs: { lang, dir } }) => [lang, dir])).toEqual(
      facing.map(() => [other, languages[other].direction]),
    );
    const shown = facing.map((one) => $(one).text());
    expect(shown).toEqual(textsOf(await readPage(path, other), 'main h1, #closing h2'));
    expect(shown.length).toBeGreaterThan(0);
  },
);
