import { placesIn } from '../../backend/environment';
import { siteLanguages } from '../../locales/languagesOfSite';
import type { MessageKey } from '../../locales/words';
import { portfolioIsSample } from '../../src/content/claims';
import { readSettings } from '../../src/settings/readSettings';
import { pages } from '../../src/site/navigation';
import { metaOf } from '../../src/site/pagePath';
import { siteConfig } from '../../src/site.config';
import { placeOf } from '../../tools/facts/words';
import { translatorOf } from '../support/siteWords';

/* What must be true of any owner's titles, in the languages of the site. Each line of a failure is a message. */

const metas = [...pages, undefined].map(metaOf);
const readOwn = () => readSettings(siteConfig, {}, placesIn({})).settings;

describe.each([...siteLanguages(siteConfig)])('[S1] The pages in %s', (language) => {
  const at = (key: string) => placeOf(language, key);

  test('have titles of up to 60 characters and descriptions of 70 to 155 for search results', () => {
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
