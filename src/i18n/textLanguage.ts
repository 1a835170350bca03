import { type Language, languageCodes } from '../../locales/languages';

/**
 * The `lang` of a text in another script than the page's, so that a screen reader changes its voice. Undefined for
 * the page's script, and for scripts of no language of the site. Source: WCAG 2.2, success criterion 3.1.2.
 */
export function textLanguage(text: string, page: Language): Language | undefined {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  const isIn = (language: Language) => {
    const { script } = new Intl.Locale(language).maximize();
    return new RegExp(`\\p{Script=${script}}`, 'u').test(letter);
  };
  return isIn(page) ? undefined : languageCodes.find(isIn);
}
