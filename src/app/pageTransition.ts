/**
 * Fades from the page that stands to the one that `update` shows, where the browser can and the reader
 * has nothing against motion. Nothing waits for it: pressing and reading go on meanwhile.
 * The router's own way leaves it unheard when a transition is skipped for the next one, which is an error
 * on the console. Source: CSS View Transitions Level 1.
 */
export function changePage(update: () => Promise<void>): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !('startViewTransition' in document)) return update();
  const { updateCallbackDone, ready, finished } = document.startViewTransition(update);
  ready.catch(skipped);
  finished.catch(skipped);
  return updateCallbackDone;
}

function skipped(): void {}
