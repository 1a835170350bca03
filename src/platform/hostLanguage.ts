import { fallbackLanguage, type Language, languageCodes, languages } from '../../locales/languages';

/** Language of a host name: Hebrew if it contains `.co.il`. Source: docs/specification.md, section 4. */
export function languageOfHost(hostname: string): Language {
  const name = hostname.toLowerCase();
  return languageCodes.find((language) => hostPattern(language).test(name)) ?? fallbackLanguage;
}

/** Matches the host names of a language, in lowercase. The fallback has those that no other language names. */
export function hostPattern(language: Language): RegExp {
  const named = languageCodes.flatMap((one) =>
    one === fallbackLanguage ? [] : [languages[one].host.replaceAll('.', '\\.')],
  );
  const { host } = languages[language];
  return RegExp(host ? host.replaceAll('.', '\\.') : `^(?!.*(${named.join('|')}))`);
}
