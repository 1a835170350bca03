/**
 * Calls back when the window grows to `minWidth` px or more.
 * @returns a function that stops watching.
 */
export function onceWiderThan(minWidth: number, widened: () => void): () => void {
  const query = window.matchMedia(`(min-width: ${minWidth}px)`);
  const changed = () => query.matches && widened();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
