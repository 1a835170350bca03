import { type Language, languageCodes } from '../../locales/languages';
import { isWrittenAs } from './textDirection';

/**
 * The `lang` of a text in another script than the page's, so that a screen reader changes its voice. Undefined for
 * the page's script, and for scripts of no language of the site. Source: WCAG 2.2, success criterion 3.1.2.
 */
export function textLanguage(text: string, page: Language): Language | undefined {
  const isIn = (language: Language) => isWrittenAs(language, text);
  return isIn(page) ? undefined : languageCodes.find(isIn);
}
