import { languageCodes } from '../locales/languages';
import { untranslated } from './facts/words';

/* `npm run check:words`: lists the messages that are not translated yet: they equal those of another language. */

for (const language of languageCodes)
  for (const place of await untranslated(language)) console.log(place);
