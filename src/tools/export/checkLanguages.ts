import type { LanguageFacts } from '../../../locales/languages';

/** What stands once for each language, by the place that names it; each has a key for each code. */
export type ByLanguage = Readonly<Record<string, object>>;

/**
 * Holds the table of languages against what a site in each of them is made of.
 * @throws Error with one line that names a language which is added by half, and each place that lacks it.
 */
export function checkLanguages(
  languages: Readonly<Record<string, Pick<LanguageFacts, 'name'>>>,
  places: ByLanguage,
): void {
  for (const [code, { name }] of Object.entries(languages)) {
    const lacking = Object.entries(places).filter(([, values]) => !(code in values));
    if (lacking.length === 0) continue;
    throw new Error(
      `locales/languages.ts: "${code}" (${name}) is added by half: expected it in ${lacking.map(([place]) => place).join(', ')} too (docs/adding-a-language.md)`,
    );
  }
}

/** Every setting that differs by language, by its name. */
export function settingsByLanguage(settings: object): ByLanguage {
  return Object.fromEntries(
    Object.entries(settings)
      .filter(([, value]) => typeof value === 'object' && value !== null && 'en' in value)
      .map(([name, value]) => [`${name} of src/site.config.ts`, value]),
  );
}
