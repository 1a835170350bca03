import process from 'node:process';
import { languageCodes } from '../locales/languages';
import { untranslated, withWords } from './facts/words';

/*
 * `npm run check:words`: lists the messages that are not translated yet: they equal those of another language.
 * `npm run check:words -- table kitchen`: those of the pages that have one of these words.
 */

const asked = process.argv.slice(2);

for (const language of languageCodes)
  for (const line of await (asked.length ? withWords(language, asked) : untranslated(language)))
    console.log(line);
