import type { Language } from '../../locales/languages';

/** Letters that only one language's fonts hold. */
const samples: Readonly<Record<Language, string>> = { en: 'a', he: 'א' };

/** How long words wait for their fonts, in ms. */
const timeout = 1_000;

/**
 * Fetches the fonts that a language is written in, so that a page that changes into it need not show
 * another face first. Resolves in any case, at the latest after a second.
 * @param families names of font families.
 */
export async function loadFonts(language: Language, families: readonly string[]): Promise<void> {
  // Not every document can tell of its fonts: a simulated one cannot.
  if (typeof document === 'undefined' || !('fonts' in document)) return;
  const loaded = families.map((family) =>
    document.fonts.load(`1em '${family}'`, samples[language]),
  );
  const waited = new Promise((resolve) => setTimeout(resolve, timeout));
  await Promise.race([Promise.allSettled(loaded), waited]);
}
