import { fallbackLanguage, type Language, languageCodes, languages } from '../../locales/languages';

/** Language of a host name among those of a site: Hebrew if it contains `.co.il`. Source: docs/specification.md, section 4. */
export function languageOfHost(hostname: string, among = languageCodes): Language {
  const name = hostname.toLowerCase();
  return among.find((one) => hostPattern(one, among).test(name)) ?? among[0] ?? fallbackLanguage;
}

/** Matches the host names of a language, in lowercase. The fallback has those that no other language names. */
export function hostPattern(language: Language, among = languageCodes): RegExp {
  const named = among.flatMap((one) =>
    one === fallbackLanguage ? [] : [languages[one].host.replaceAll('.', '\\.')],
  );
  const { host } = languages[language];
  return RegExp(host ? host.replaceAll('.', '\\.') : `^(?!.*(${named.join('|')}))`);
}
