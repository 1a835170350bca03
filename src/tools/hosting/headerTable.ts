import type { Settings } from '../../settings/settingsSchema';
import { filePolicy, pagePolicy, policyWithoutTls } from './contentPolicy';

export type HeaderValues = Readonly<Record<string, string>>;

/** What answers for one path carry beside what all do. */
interface PathRule {
  /** A page's address, or `/folder/*`. No two rules match one path: hosts differ in which of them would count. */
  readonly path: string;
  readonly headers: HeaderValues;
}

/** The response headers of one root, as data: every host's configuration is written from it. */
export interface HeaderTable {
  /** With every answer. */
  readonly everywhere: HeaderValues;
  /** With every answer over TLS. Source: RFC 6797, section 7.2. */
  readonly overTls: HeaderValues;
  readonly rules: readonly PathRule[];
  /** With the not-found page, whatever was asked for. */
  readonly notFound: HeaderValues;
  /** With every other file, and with redirects. */
  readonly otherwise: HeaderValues;
}

/** The texts of style elements: of each page by its address, `/404` among them, and of the drawings. */
export interface SiteStyles {
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly drawings: readonly string[];
}

export const notFoundPath = '/404';

/**
 * Nothing of these is used, and no frame may. What records, locates or pays: every page sends them within its
 * first packets. Browsers complain of names that they do not know.
 */
const refusedFeatures = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
];

/** With every answer of the site. */
export const everywhere: HeaderValues = {
  // What the booking page opens in a window of its own, to pay say, may still tell it how that went.
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

/** Asked for again each time, by its ETag. */
const revalidated = 'no-cache';
const forADay = 'public, max-age=86400';
const forAYear = 'public, max-age=31536000, immutable';

/** The headers of one root, for these settings and styles. */
export function headerTable(settings: Settings, styles: SiteStyles): HeaderTable {
  const page = (texts: readonly string[] = []): HeaderValues => ({
    'Cache-Control': revalidated,
    'Content-Security-Policy': pagePolicy(settings, texts),
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  const file = (cacheControl: string, mayBeShownBy = 'same-origin'): HeaderValues => ({
    'Cache-Control': cacheControl,
    'Content-Security-Policy': filePolicy(styles.drawings),
    'Cross-Origin-Resource-Policy': mayBeShownBy,
  });
  const { [notFoundPath]: ofNotFound, ...ofPages } = styles.pages;
  return {
    everywhere,
    overTls,
    rules: [
      ...Object.entries(ofPages).map(([path, texts]) => ({ path, headers: page(texts) })),
      // Names of the build change with their content; drawings and pictures to share keep theirs.
      { path: '/assets/*', headers: file(forAYear) },
      { path: '/covers/*', headers: file(forADay) },
      { path: '/social/*', headers: file(forADay, 'cross-origin') },
    ],
    notFound: page(ofNotFound),
    otherwise: file(revalidated),
  };
}

/** An answer of the site, as far as its headers depend on it. */
export interface Answer {
  /** The address that was asked for: encoded, without query. */
  readonly path: string;
  readonly status: number;
  /** Whether it goes over TLS. */
  readonly isSecure: boolean;
}

/** The headers that an answer of a root carries, for any server that is asked to send the site. */
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
