/** Has the browser fetch and compile files without running them; each is requested once. */
export function prefetch(files: string[], priority: 'auto' | 'low'): void {
  for (const href of files.splice(0)) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'modulepreload', href, fetchPriority: priority }),
    );
  }
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
