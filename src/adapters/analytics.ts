import type { Language } from '../../locales/languages';
import { languageOfHost } from './hostLanguage';
import { trustedAddress } from './trustedTypes';

declare global {
  interface Window {
    /** The queue that the analytics script reads. Other scripts of the page may have put anything there. */
    dataLayer?: unknown;
  }
}

/** What is counted of a visit; absent until it has been sent. */
export interface Views {
  readonly path?: string;
  readonly language?: Language;
  readonly hostname?: string;
}

/** In ms. A page that paints nothing may get no idle moment in Chromium. */
const longestWait = 2_000;

/** Opens the queue, and fetches the analytics script once the browser is idle. */
export function startCounting(host: string, id: string): void {
  gtag('js', new Date());
  const inject = () => {
    const script = document.createElement('script');
    script.src = trustedAddress(host, `/gtag/js?id=${encodeURIComponent(id)}`);
    script.async = true;
    document.head.append(script);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(inject, { timeout: longestWait });
  else setTimeout(inject, 200);
}

/**
 * Sends what differs from what was sent last, so that a value is never counted twice in a row.
 * Source: specification, section 7.
 */
export function sendViews(id: string, { path, language, hostname }: Views, sent: Views): void {
  if (path !== undefined && path !== sent.path)
    gtag('config', id, { page_path: path, ...withoutMenu(location) });
  if (language !== undefined && language !== sent.language)
    gtag('event', 'language_view', { event_category: 'user_preference', event_label: language });
  if (hostname !== undefined && hostname !== sent.hostname) {
    const market = languageOfHost(hostname) === 'he' ? 'israel' : 'international';
    gtag('event', 'domain_view', { event_category: 'geographic', event_label: market });
  }
}

/** A menu in the address is private to its writer, so the script, which reads the address, is given another. */
function withoutMenu({ hash, href }: Location): { readonly page_location?: string } {
  return hash.startsWith('#menu=') ? { page_location: href.slice(0, -hash.length) } : {};
}

/** Tells an analytics script that is already in the page whether it may send. Source: its opt-out documentation. */
export function setAnalyticsEnabled(id: string, isAllowed: boolean): void {
  Reflect.set(window, `ga-disable-${id}`, !isAllowed);
}

/** Queues one call. A queue that is broken or not ours stays as it is: counting must never break the page. */
function gtag(..._call: readonly unknown[]): void {
  try {
    window.dataLayer ??= [];
    // biome-ignore lint/complexity/noArguments: the script tells calls from data by this object; it takes no array.
    if (Array.isArray(window.dataLayer)) window.dataLayer.push(arguments);
  } catch {
    // Frozen, or taken over by somebody whose `push` throws.
  }
}
