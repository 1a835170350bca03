import type { AnalyticsCall } from '../../machines/analyticsRules';
import { trustedScript } from './trustedScript';

declare global {
  interface Window {
    /** The queue that the analytics script reads. Other scripts of the page may have put anything there. */
    dataLayer?: unknown;
  }
}

/** In ms. A page that paints nothing may get no idle moment in Chromium. */
const longestWait = 2_000;

/** Begins to count: opens the queue, and fetches the script once the browser has nothing better to do. */
export function startCounting(host: string, id: string): void {
  gtag('js', new Date());
  const inject = () => {
    const script = document.createElement('script');
    script.src = trustedScript(host, `/gtag/js?id=${encodeURIComponent(id)}`);
    script.async = true;
    document.head.append(script);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(inject, { timeout: longestWait });
  else setTimeout(inject, 200);
}

/** Sends one call. Source: specification, section 7: a page-view configuration on each route change. */
export function sendCall(id: string, call: AnalyticsCall): void {
  if (call.type === 'call.config')
    gtag('config', id, { page_path: call.path, ...withoutMenu(location) });
  else gtag('event', call.name, { event_category: call.category, event_label: call.label });
}

/** A menu in the address is nobody's but its writer's: the script, which reads the address, is given another. */
function withoutMenu({ hash, href }: Location): { readonly page_location?: string } {
  return hash.startsWith('#menu=') ? { page_location: href.slice(0, -hash.length) } : {};
}

/** Tells a script that is already in the page whether it may send. Source: its opt-out documentation. */
export function allowCounting(id: string, isAllowed: boolean): void {
  Reflect.set(window, `ga-disable-${id}`, !isAllowed);
}

/** Queues one call. A queue that is broken or not ours stays as it is: counting must harm nobody. */
function gtag(..._call: readonly unknown[]): void {
  try {
    window.dataLayer ??= [];
    // biome-ignore lint/complexity/noArguments: the script tells calls from data by this object; it takes no array.
    if (Array.isArray(window.dataLayer)) window.dataLayer.push(arguments);
  } catch {
    // Frozen, or taken over by somebody whose `push` throws.
  }
}
