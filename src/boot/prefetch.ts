/** Has the browser fetch and compile files one after the other, without running them. */
export function prefetch(
  files: string[],
  later: (next: () => void) => void,
  priority: 'auto' | 'low',
): void {
  const href = files.shift();
  if (href === undefined) return;
  preload(href, priority);
  later(() => prefetch(files, later, priority));
}

export function preload(href: string, fetchPriority: 'auto' | 'low'): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority }));
}

/** Safari has no idle callbacks, and a page that paints nothing may get none in Chromium within 2 s. */
export function onIdle(next: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: 2_000 });
  else setTimeout(next);
}

/** Not where a visitor saves data or has little of it. Source: WICG, Network Information, `effectiveType`. */
export function mayPrefetch(): boolean {
  const { connection }: Navigator & { connection?: Connection } = navigator;
  return !connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? '');
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}
