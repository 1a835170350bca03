import { type Language, languages } from '../../../locales/languages';
import { languageOfHost } from '../../platform/hostLanguage';
import { trustedAddress } from '../../platform/trustedTypes';

declare global {
  interface Window {
    /** Queue of the analytics script, which other scripts may have changed. */
    dataLayer?: unknown;
  }
}

/**
 * Counts a page and its language, as far as they differ from the last ones in the queue. Loads the analytics script
 * when the browser is idle. Source: docs/specification.md, section 7.
 * @param page its title and address are sent along, because the analytics script may read those of the document only
 * after the next navigation.
 * @param isRestored a page that returns from the back/forward cache counts as another view.
 */
export function countVisit(
  { analyticsHost, analyticsId }: Readonly<Record<'analyticsHost' | 'analyticsId', string>>,
  page: { readonly path: string; readonly title: string },
  language: Language,
  isRestored = false,
): void {
  const load = () => {
    const script = document.createElement('script');
    script.src = trustedAddress(analyticsHost, `/gtag/js?id=${encodeURIComponent(analyticsId)}`);
    document.head.append(script);
  };
  if (gtag('js', new Date())) {
    // Chromium may have no idle time on a page that paints nothing.
    if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 2_000 });
    else setTimeout(load, 200);
  }
  const { origin, pathname, search } = location;
  const address = origin + page.path + (pathname === page.path ? search : '');
  const view = { page_path: page.path, page_title: page.title, page_location: address };
  gtag('config', analyticsId, view, isRestored);
  gtag('event', 'language_view', { event_category: 'user_preference', event_label: language });
  const { market } = languages[languageOfHost(location.hostname)];
  gtag('event', 'domain_view', { event_category: 'geographic', event_label: market });
}

/**
 * Enables or disables an analytics script that is already loaded, and deletes the cookies of a disabled one. Source: its
 * opt-out documentation.
 */
export function setAnalyticsEnabled(id: string, isAllowed: boolean): void {
  Reflect.set(window, `ga-disable-${id}`, !isAllowed);
  if (isAllowed) return;
  const labels = location.hostname.split('.');
  // The script sets them for the widest domain that the browser accepts. Browsers ignore a public suffix.
  const domains = labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`);
  for (const [name] of document.cookie.matchAll(/\b_ga[^=;]*(?==)/g)) {
    for (const domain of ['', ...domains])
      Reflect.set(document, 'cookie', `${name}=; max-age=0; path=/${domain}`);
  }
}

/** Number of calls in the queue. */
export function queuedCalls(): number {
  return Array.isArray(window.dataLayer) ? window.dataLayer.length : 0;
}

/**
 * Queues a call, unless it repeats the last one of its kind.
 * @returns true if the call was queued.
 */
function gtag(
  command: string,
  name: string | Date,
  details?: Details,
  isRepeated = false,
): boolean {
  window.dataLayer ??= [];
  if (!Array.isArray(window.dataLayer)) return false;
  const last = window.dataLayer.findLast(
    (call) => call?.[0] === command && (command === 'js' || call[1] === name),
  );
  if (!isRepeated && last && subjectOf(last[2]) === subjectOf(details)) return false;
  window.dataLayer.push(argumentsOf(command, name, ...(details ? [details] : [])));
  return true;
}

type Details = Readonly<Record<string, string>>;

/** The title of a page changes with its language, which is not another view. */
function subjectOf(details: Details | undefined): string | undefined {
  return details?.page_path ?? details?.event_label;
}

function argumentsOf(..._call: readonly (string | Date | Details)[]): IArguments {
  // biome-ignore lint/complexity/noArguments: the script recognizes calls by this object; an array is ignored.
  return arguments;
}
