import { type Language, languages } from '../../locales/languages';
import { languageOfHost } from './hostLanguage';
import { trustedAddress } from './trustedTypes';

declare global {
  interface Window {
    /** Queue of the analytics script, which other scripts may have changed. */
    dataLayer?: unknown;
  }
}

/** Values that were already counted; absent until they are sent. */
export interface Views {
  readonly path?: string;
  readonly language?: Language;
  readonly hostname?: string;
}

/** In ms. Chromium may have no idle time on a page that paints nothing. */
const longestWait = 2_000;

/** Creates the queue, and loads the analytics script when the browser is idle. */
export function startAnalytics(host: string, id: string): void {
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
 * Sends values that changed since the last call, so that none is counted twice in a row. Source:
 * docs/specification.md, section 7.
 */
export function sendViews(id: string, { path, language, hostname }: Views, sent: Views): void {
  if (path !== undefined && path !== sent.path) gtag('config', id, { page_path: path });
  if (language !== undefined && language !== sent.language)
    gtag('event', 'language_view', { event_category: 'user_preference', event_label: language });
  if (hostname !== undefined && hostname !== sent.hostname) {
    const market = languages[languageOfHost(hostname)].market;
    gtag('event', 'domain_view', { event_category: 'geographic', event_label: market });
  }
}

/** Enables or disables an analytics script that is already loaded. Source: its opt-out documentation. */
export function setAnalyticsEnabled(id: string, isAllowed: boolean): void {
  Reflect.set(window, `ga-disable-${id}`, !isAllowed);
}

/** Queues a call. Ignores a broken or foreign queue, because analytics must never break the page. */
function gtag(..._call: readonly unknown[]): void {
  try {
    window.dataLayer ??= [];
    // biome-ignore lint/complexity/noArguments: the script recognizes calls by this object; an array is ignored.
    if (Array.isArray(window.dataLayer)) window.dataLayer.push(arguments);
  } catch {
    // Frozen, or replaced by an object whose `push` throws.
  }
}
