import { siteLanguages } from '../../locales/languagesOfSite';
import type { MessageKey } from '../../locales/words';
import { portfolioIsSample } from '../../src/content/claims';
import { soldIds } from '../../src/content/sold';
import { pages } from '../../src/site/navigation';
import { metaOf } from '../../src/site/pagePath';
import { siteConfig } from '../../src/site.config';
import { wordsOf } from '../../tools/facts/words';
import { translatorOf } from '../support/siteWords';
import { formProblems, parametersOf } from './words';

/* What must be true of any owner's words, in the languages of the site. Each line of a failure is a message. */

const metas = [...pages, undefined].map(metaOf);
const [main = 'en', ...others] = siteLanguages(siteConfig);

describe.each([main, ...others])('[S4] The words in %s', (language) => {
  let words: readonly (readonly [key: string, text: string])[];
  const t = translatorOf(language, siteConfig);
  beforeAll(async () => {
    words = Object.entries(await wordsOf(language, soldIds));
  });

  test('are not empty, and have the forms of their language', async () => {
    const wrong = Object.entries(await wordsOf(language)).flatMap(([key, text]) => {
      const problems = text.trim() === '' ? ['expected words'] : formProblems(text, language);
      return problems.map((problem) => `${key}: ${problem}`);
    });
    expect(wrong).toEqual([]);
  });

  test('have the parameters of the first language, such as {{studio}}, and no HTML', async () => {
    const strange = /{{(?![a-zA-Z]+(\|[a-z\d]+:[^.|{}]*)*}})|(?<!{){(?!{)|(?<!})}(?!})|[<>]/;
    const first = await wordsOf(main, soldIds);
    const wrong = words.flatMap(([key, text]) => {
      const [found, expected] = [text, first[key] ?? ''].map(parametersOf);
      if (strange.test(text)) return `${key} has {, }, <, > or a period in a form: ${text}`;
      return `${found}` === `${expected}` ? [] : `${key} has [${found}]: expected [${expected}]`;
    });
    expect(wrong).toEqual([]);
  });

  test('[S1] have titles of up to 60 characters and descriptions of 70 to 155 for search results', () => {
    const titles = metas.map((meta) => `${meta}.title` as const);
    const descriptions = metas
      .flatMap((meta) => t.keysIn(meta).filter((key) => !/(name|title)$/i.test(key)))
      .filter((key) => portfolioIsSample || !key.includes('.sample'));
    const lengths = (keys: readonly MessageKey[], least: number, most: number) =>
      keys.flatMap((key) => {
        const { length } = t(key);
        const isRight = length >= least && length <= most;
        return isRight ? [] : `${key} has ${length} characters: expected ${least} to ${most}`;
      });
    expect([...lengths(titles, 1, 60), ...lengths(descriptions, 70, 155)]).toEqual([]);
    const keys = metas.flatMap((meta) => [`${meta}.title`, `${meta}.description`] as const);
    const texts = keys.map((key) => t(key));
    const repeated = keys.filter((_, index) => texts.indexOf(texts[index] ?? '') !== index);
    expect(repeated.map((key) => `${key} has the words of another page`)).toEqual([]);
  });
});
