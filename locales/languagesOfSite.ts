import { fallbackLanguage, type Language, languageCodes } from './languages';

/** The setting of the site's languages: `all`, or codes with commas. */
interface LanguageChoice {
  readonly languages: string;
}

/** Languages of the site, in the order of their table. Each has a root of its own. */
export function siteLanguages({ languages: chosen }: LanguageChoice): readonly Language[] {
  const named = chosen.split(/\s*,\s*/);
  return languageCodes.filter((code) => chosen === 'all' || named.includes(code));
}

/** The language after this one, which the page shows beside it; undefined on a site in one language. */
export function facingLanguage(settings: LanguageChoice, language: Language): Language | undefined {
  const others = siteLanguages(settings).filter((one) => one !== language);
  return (
    others.find((one) => languageCodes.indexOf(one) > languageCodes.indexOf(language)) ?? others[0]
  );
}

/** The language of what all roots share. */
export function mainLanguage(settings: LanguageChoice): Language {
  return siteLanguages(settings)[0] ?? fallbackLanguage;
}
