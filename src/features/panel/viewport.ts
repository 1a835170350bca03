/**
 * Calls back once the window is at least `minWidth` px wide, for a font size of 16 px; larger fonts need a wider
 * window, as in the styles.
 * @returns a function that stops watching.
 */
export function onceWiderThan(minWidth: number, widened: () => void): () => void {
  const query = window.matchMedia(`(min-width: ${minWidth / 16}em)`);
  const changed = () => query.matches && widened();
  changed();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
