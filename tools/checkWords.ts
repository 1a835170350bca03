import process from 'node:process';
import './briefErrors';

/*
 * `npm run check:words`: lists the messages that are not translated yet: they equal those of another language.
 * `npm run check:words -- table kitchen`: those of the pages, and facts, that have one of these words.
 */

const asked = process.argv.slice(2);
const { languageCodes } = await import('../locales/languages');
const { siteConfig } = await import('../src/site.config');
const { offeredIn, untranslated, withWords } = await import('./facts/words');
const list = (language: (typeof languageCodes)[number]) =>
  asked.length ? withWords(language, asked, offeredIn(siteConfig)) : untranslated(language);
const found = (await Promise.all(languageCodes.map(list))).flat();
console.log([...found, `${found.length} found`].join('\n'));
