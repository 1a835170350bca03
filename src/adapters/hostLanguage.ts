import { fallbackLanguage, type Language, languageCodes, languages } from '../../locales/languages';

/** Language of a host name: Hebrew if it contains `.co.il`. Source: docs/specification.md, section 4. */
export function languageOfHost(hostname: string): Language {
  const name = hostname.toLowerCase();
  const isNamed = (language: Language) => {
    const { host } = languages[language];
    return host !== '' && name.includes(host);
  };
  return languageCodes.find(isNamed) ?? fallbackLanguage;
}
