/** Pending and successful requests by address. */
const requests = new Map<string, Promise<void>>();

/**
 * Fetches a file into the browser's cache and compiles it, without running it; again only if that failed. Not by
 * `import()` or a link alone, because a failed module stays failed in Firefox. Source: HTML, "module map".
 * @param arrived called for each part of the file.
 */
export function fetchCode(href: string, init: RequestInit, arrived: () => void): Promise<void> {
  const request = requests.get(href) ?? fetchFile(href, init, arrived);
  requests.set(href, request);
  request.catch(() => requests.delete(href));
  return request;
}

async function fetchFile(href: string, init: RequestInit, arrived: () => void): Promise<void> {
  const { ok, body } = await fetch(href, init);
  const reader = body?.getReader();
  if (!ok || !reader) throw new Error(href);
  while (!(await reader.read()).done) arrived();
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
}

/** Safari has no idle callbacks, and Chromium may have none within 2 s on a page that paints nothing. */
export function onIdle(next: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: 2_000 });
  else setTimeout(next);
}

/** Not with Save-Data or a slow connection. Source: WICG, Network Information, `effectiveType`. */
export function mayPrefetch(): boolean {
  const {
    connection,
  }: Navigator & { connection?: { saveData?: boolean; effectiveType?: string } } = navigator;
  return !connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? '');
}
