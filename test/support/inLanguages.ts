import { byLanguage, type Language } from '../../locales/languages';

/** The languages of the specification, which tests know the words of. */
export type TestedLanguage = 'en' | 'he';

/** A value for each language of the site. Tests state it in English and Hebrew; any other language has the English one. */
export function inLanguages<T>(
  stated: Readonly<Record<TestedLanguage, T>>,
): Readonly<Record<Language, T>> {
  const values: Readonly<Partial<Record<Language, T>>> = stated;
  return byLanguage((language) => values[language] ?? stated.en);
}
