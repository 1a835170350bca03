import { placesIn } from '../../backend/environment';
import { languageCodes, languages } from '../../locales/languages';
import { siteLanguages } from '../../locales/languagesOfSite';
import type { MessageKey } from '../../locales/words';
import { defaultParams } from '../../src/app/defaultParams';
import { portfolioIsSample } from '../../src/content/claims';
import { soldIds } from '../../src/content/sold';
import { legalParams } from '../../src/features/legal/LegalText';
import { misspellings } from '../../src/settings/misspelt';
import { readSettings } from '../../src/settings/readSettings';
import { pages } from '../../src/site/navigation';
import { metaOf } from '../../src/site/pagePath';
import { siteConfig } from '../../src/site.config';
import { placeOf, wordsOf } from '../../tools/facts/words';
import { sourceFiles } from '../house/sourceFiles';
import { translatorOf } from '../support/siteWords';
import { formProblems, parametersOf, quoted } from './words';

/* What must be true of any owner's words, in the languages of the site. Each line of a failure is a message. */

const program = `${sourceFiles('src').map(({ code }) => code)}`;
const metas = [...pages, undefined].map(metaOf);
const [main = 'en', ...others] = siteLanguages(siteConfig);
const readOwn = () => readSettings(siteConfig, {}, placesIn({})).settings;

describe.each([main, ...others])('[S4] The words in %s', (language) => {
  const at = (key: string) => placeOf(language, key);

  test('are not empty, and have the forms of their language', async () => {
    const wrong = Object.entries(await wordsOf(language)).flatMap(([key, text]) => {
      const problems = text.trim() === '' ? ['expected words'] : formProblems(text, language);
      return problems.map((problem) => `${at(key)}: ${problem}`);
    });
    expect(wrong).toEqual([]);
  });

  test('isolate phone numbers in sentences from right to left', async () => {
    const { direction } = languages[language];
    const stray = direction === 'rtl' ? /[\u2066-\u2069]|{{phone}}|\+\d/ : /[\u2066-\u2069]/;
    const wrong = Object.entries(await wordsOf(language)).filter(([, text]) =>
      stray.test(text.replace(/[\u2066\u2068][^\u2069]*\u2069/g, '')),
    );
    expect(wrong.map(([key]) => `${at(key)}: expected \\u2066{{phone}} or +1\\u2069`)).toEqual([]);
  });

  test('have the parameters of the first language, which the program gives, and no HTML', async () => {
    const strange = /{{(?![a-zA-Z]+(\|[a-z\d]+:[^.|{}]*)*}})|(?<!{){(?!{)|(?<!})}(?!})|[<>]/;
    const codes = [main, ...languageCodes.filter((code) => code !== main)];
    const translations = await Promise.all(codes.map((code) => wordsOf(code, soldIds)));
    const settings = readOwn();
    const t = translatorOf(language, settings);
    const facts = { ...defaultParams(settings, 0)(main), ...legalParams(settings, t, main) };
    const wrong = Object.entries(await wordsOf(language, soldIds)).flatMap(([key, text]) => {
      const [expected = [], ...others] = translations.map((one) => parametersOf(one[key] ?? ''));
      const found = parametersOf(text);
      // Languages can share a misspelled name, which no code has.
      const given = others.flat().filter((name) => new RegExp(`\\b${name}\\b`).test(program));
      const known = [...Object.keys(facts), ...quoted, ...given];
      if (strange.test(text)) return `${at(key)} has {, }, <, > or a period in a form: ${text}`;
      const unknown = found.filter((name) => !known.includes(name));
      // An unknown name of the first language is a complaint of its own.
      if (`${found}` !== `${expected}` && expected.every((name) => known.includes(name)))
        return `${at(key)} has [${found}]: expected [${expected}]`;
      const rule = `expected what the program gives${given.length > 0 ? `: [${given}]` : ''}`;
      return unknown.map((name) => {
        const [slip] = misspellings([name], known);
        return `${at(key)} has [${name}]: ${slip ? `did you mean ${slip.meant}?` : rule}`;
      });
    });
    expect(wrong).toEqual([]);
  });

  test('[S1] have titles of up to 60 characters and descriptions of 70 to 155 for search results', () => {
    const t = translatorOf(language, readOwn());
    const titles = metas.map((meta) => `${meta}.title` as const);
    const descriptions = metas
      .flatMap((meta) => t.keysIn(meta).filter((key) => !/(name|title)$/i.test(key)))
      .filter((key) => portfolioIsSample || !key.includes('.sample'));
    const lengths = (keys: readonly MessageKey[], least: number, most: number) =>
      keys.flatMap((key) => {
        const { length } = t(key);
        const isRight = length >= least && length <= most;
        return isRight ? [] : `${at(key)} has ${length} characters: expected ${least} to ${most}`;
      });
    expect([...lengths(titles, 1, 60), ...lengths(descriptions, 70, 155)]).toEqual([]);
    const keys = metas.flatMap((meta) => [`${meta}.title`, `${meta}.description`] as const);
    const texts = keys.map((key) => t(key));
    const repeated = keys.filter((_, index) => texts.indexOf(texts[index] ?? '') !== index);
    expect(repeated.map((key) => `${at(key)} has the words of another page`)).toEqual([]);
  });
});
