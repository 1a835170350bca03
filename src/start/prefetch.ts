/** Prefetches and compiles files without running them, each once. */
export function prefetch(files: string[], priority: 'auto' | 'low'): void {
  for (const href of files.splice(0)) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'modulepreload', href, fetchPriority: priority }),
    );
  }
}

/** Safari has no idle callbacks, and Chromium may have none within 2 s on a page that paints nothing. */
export function onIdle(next: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(next, { timeout: 2_000 });
  else setTimeout(next);
}

/** Not with Save-Data or a slow connection. Source: WICG, Network Information, `effectiveType`. */
export function mayPrefetch(): boolean {
  const { connection }: Navigator & { connection?: Connection } = navigator;
  return !connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? '');
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}
