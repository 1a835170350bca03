import { type Language, languages } from '../../locales/languages';

/** Maximum wait for the fonts of a new language, in ms. */
const timeout = 1_000;

/**
 * Loads the fonts of a language, so that a language change does not show fallback fonts first. Always resolves, after
 * a second at the latest.
 * @param families font family names.
 */
export async function loadFonts(language: Language, families: readonly string[]): Promise<void> {
  // jsdom has no `document.fonts`.
  if (typeof document === 'undefined' || !('fonts' in document)) return;
  const loaded = families.map((family) =>
    document.fonts.load(`1em '${family}'`, languages[language].letter),
  );
  const waited = new Promise((resolve) => setTimeout(resolve, timeout));
  await Promise.race([Promise.allSettled(loaded), waited]);
}
