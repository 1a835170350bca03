import { en } from '../../../locales/en';
import { he } from '../../../locales/he';
import type { Language } from '../../../locales/languages';
import { defaultParams } from '../../app/defaultParams';
import { createTranslator, type Translate } from '../../i18n/translator';
import { siteConfig } from '../../site.config';

/** The site's words in a language, by which its parts are found. */
export function wordsOf(language: Language): Translate {
  const facts = defaultParams(siteConfig, new Date().getFullYear());
  return createTranslator(language, { en, he }, facts(language));
}
