import type { Settings } from '../../src/settings/settingsSchema';
import { filePolicy, pagePolicy, policyWithoutTls } from './contentPolicy';

export type HeaderValues = Readonly<Record<string, string>>;

/** Headers of one path, in addition to those of every answer. */
interface PathRule {
  /** Address of a page, or `/folder/*`. Paths match at most one rule, because hosts resolve conflicts differently. */
  readonly path: string;
  readonly headers: HeaderValues;
}

/** Response headers of a root as data, the source of every host's configuration. */
export interface HeaderTable {
  /** For every response. */
  readonly everywhere: HeaderValues;
  /** For every response over TLS. Source: RFC 6797, section 7.2. */
  readonly overTls: HeaderValues;
  readonly rules: readonly PathRule[];
  /** For the not-found page at any path. */
  readonly notFound: HeaderValues;
  /** For other files and redirects. */
  readonly otherwise: HeaderValues;
}

/** Texts of style elements, by page (with `/404`). */
export type SiteStyles = Readonly<Record<string, readonly string[]>>;

export const notFoundPath = '/404';

/**
 * Disabled for pages and frames: recording, location and payment. The list is short, because it is in the first
 * packets of every page, and browsers warn about unknown names.
 */
const refusedFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

/** For every response. */
export const everywhere: HeaderValues = {
  // The booking page may open a window, such as a payment, and still communicate with it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** Two years, as the preload list recommends. Source: hstspreload.org, submission requirements. */
export const overTls: HeaderValues = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
};

/** Revalidated by ETag. */
const revalidated = 'no-cache';
/**
 * Forbids services in front of the server to rewrite a page, for example to hide its email addresses: React would
 * discard the page. Source: RFC 9111, section 5.2.2.6.
 */
export const noTransform = ', no-transform';
const forADay = 'public, max-age=86400';
const forAYear = 'public, max-age=31536000, immutable';

/** Headers of one root for these settings and styles. */
export function headerTable(settings: Settings, styles: SiteStyles): HeaderTable {
  const page = (texts: readonly string[] = [], path = notFoundPath): HeaderValues => ({
    'Cache-Control': revalidated + noTransform,
    'Content-Security-Policy': pagePolicy(settings, texts, path),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Speculation-Rules': `"${speculationRulesPath}"`,
  });
  const file = (
    cacheControl: string,
    { mayBeShownBy = 'same-origin', isDrawing = false } = {},
  ): HeaderValues => ({
    'Cache-Control': cacheControl,
    'Content-Security-Policy': filePolicy(isDrawing),
    'Cross-Origin-Resource-Policy': mayBeShownBy,
  });
  const { [notFoundPath]: ofNotFound, ...ofPages } = styles;
  return {
    everywhere,
    overTls,
    rules: [
      ...Object.entries(ofPages).map(([path, texts]) => ({ path, headers: page(texts, path) })),
      {
        path: speculationRulesPath,
        headers: { ...file(forADay), 'Content-Type': speculationRulesType },
      },
      // Built files have hashed names; drawings and shared pictures do not.
      { path: '/assets/*', headers: file(forAYear) },
      { path: '/covers/*', headers: file(forADay, { isDrawing: true }) },
      { path: '/social/*', headers: file(forADay, { mayBeShownBy: 'cross-origin' }) },
    ],
    notFound: page(ofNotFound),
    otherwise: file(revalidated),
  };
}

/** An answer of the site, as far as its headers depend on it. */
export interface Answer {
  /** Requested path: encoded, without query. */
  readonly path: string;
  readonly status: number;
  /** True if the connection uses TLS. */
  readonly isSecure: boolean;
}

/** Headers of a response, for servers written in JavaScript. */
export function headersFor(table: HeaderTable, { path, status, isSecure }: Answer): HeaderValues {
  const rule = table.rules.find((one) => matches(one.path, path))?.headers ?? table.otherwise;
  const own = status >= 400 ? table.notFound : rule;
  if (isSecure) return { ...table.everywhere, ...table.overTls, ...own };
  const policy = policyWithoutTls(own['Content-Security-Policy'] ?? '');
  return { ...table.everywhere, ...own, 'Content-Security-Policy': policy };
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** Address of the rules, which pages name in a header. */
export const speculationRulesPath = '/speculationrules.json';

/** Media type that browsers require. Source: HTML, "Speculation-Rules". */
export const speculationRulesType = 'application/speculationrules+json';

/**
 * Lets the browser prerender the page of a link that the pointer is on or that is pressed. Not once the site is live,
 * which fetches only the code of the page. Browsers prerender nothing with Save-Data.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { selector_matches: ':root:not([data-start=live]) a' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
