/** Maximum wait for fonts, in ms. */
const timeout = 1_000;

/**
 * Loads the fonts of a text, so that it is not shown or drawn in fallback fonts first. Always resolves, after a second at
 * the latest.
 * @param fonts CSS fonts.
 */
export async function loadFonts(fonts: readonly string[], text: string): Promise<void> {
  // jsdom has no `document.fonts`.
  if (typeof document === 'undefined' || !('fonts' in document)) return;
  const loaded = fonts.map((font) => document.fonts.load(font, text));
  const waited = new Promise((resolve) => setTimeout(resolve, timeout));
  await Promise.race([Promise.allSettled(loaded), waited]);
}
