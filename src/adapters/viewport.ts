/**
 * Calls back when the window grows to `minWidth` px or more, or at once if it has: at letters of 16 px;
 * larger letters need a wider window, as in the styles.
 * @returns a function that stops watching.
 */
export function onceWiderThan(minWidth: number, widened: () => void): () => void {
  const query = window.matchMedia(`(min-width: ${minWidth / 16}em)`);
  const changed = () => query.matches && widened();
  changed();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
