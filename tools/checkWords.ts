import process from 'node:process';
import './briefErrors';

/*
 * `npm run check:words`: lists what is not translated yet: it equals the text of another language.
 * `npm run check:words -- table kitchen`: the texts of the pages that have one of these words.
 */

const asked = process.argv.slice(2);
const { siteLanguages } = await import('../locales/languagesOfSite');
const { siteConfig } = await import('../src/site.config');
const { offeredIn, untranslated, withWords } = await import('./facts/words');
const codes = siteLanguages(siteConfig);
const found = codes.map((code) =>
  asked.length ? withWords(code, asked, offeredIn(siteConfig)) : untranslated(code, codes),
);
const lines = (await Promise.all(found)).flat();
console.log([...lines, `${lines.length} found`].join('\n'));
