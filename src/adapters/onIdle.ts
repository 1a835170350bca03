/** Safari has no idle callbacks, and Chromium may have none within 2 s on a page that paints nothing. */
export function onIdle(next: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: 2_000 });
  else setTimeout(next);
}
