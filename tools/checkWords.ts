import { languageCodes } from '../locales/languages';
import { untranslated } from './facts/words';

/* `npm run check:words`: lists the messages that equal those of another language. */

for (const language of languageCodes)
  for (const key of await untranslated(language)) console.log(`locales/${language}: ${key}`);
