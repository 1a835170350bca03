import { siteLanguages } from '../../locales/languagesOfSite';
import { portfolioIsSample } from '../../src/content/claims';
import { soldIds } from '../../src/content/sold';
import { pages } from '../../src/site/navigation';
import { metaOf } from '../../src/site/pagePath';
import { siteConfig } from '../../src/site.config';
import { wordsOf } from '../../tools/facts/words';
import { translatorOf } from '../support/siteWords';
import { parametersOf } from './words';

/* What must be true of any owner's words, in the languages of the site. Each line of a failure is a message. */

const metas = [...pages, undefined].map(metaOf);
const [main = 'en', ...others] = siteLanguages(siteConfig);

describe.each([main, ...others])('[S4] The words in %s', (language) => {
  let words: readonly (readonly [key: string, text: string])[];
  const t = translatorOf(language, siteConfig);
  beforeAll(async () => {
    words = Object.entries(await wordsOf(language, soldIds));
  });

  test('are not empty', async () => {
    const empty = Object.entries(await wordsOf(language)).filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });

  test('have only parameters such as {{studio}} or {{hours|one:# hour|other:# hours}}', () => {
    const wrong = /{{(?![a-zA-Z]+(\|[a-z\d]+:[^.|{}]*)*}})|(?<!{){(?!{)|(?<!})}(?!})/;
    expect(words.filter(([, text]) => wrong.test(text))).toEqual([]);
  });

  test('have the parameters of the first language', async () => {
    const first = await wordsOf(main, soldIds);
    const differ = words.filter(
      ([key, text]) => `${parametersOf(text)}` !== `${parametersOf(first[key] ?? '')}`,
    );
    expect(differ).toEqual([]);
  });

  test('[S1] have titles of up to 60 characters and descriptions of 70 to 155 for search results', () => {
    const titles = metas.map((meta) => t(`${meta}.title`));
    const descriptions = metas
      .flatMap((meta) => t.keysIn(meta).filter((key) => !/(name|title)$/i.test(key)))
      .filter((key) => portfolioIsSample || !key.includes('.sample'))
      .map((key) => [key, t(key)] as const);
    expect(titles.filter((title) => title.length > 60)).toEqual([]);
    expect(descriptions.filter(([, { length }]) => length < 70 || length > 155)).toEqual([]);
    for (const texts of [titles, metas.map((meta) => t(`${meta}.description`))])
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});
