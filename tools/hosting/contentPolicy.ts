import { createHash } from 'node:crypto';
import { opensInPage } from '../../src/features/booking/bookingWidget';
import { menuPath } from '../../src/features/menuEditor/menuAddress';
import type { Settings } from '../../src/settings/settingsSchema';

const upgrade = 'upgrade-insecure-requests';

/**
 * Content security policy of a page: only what the page and the settings need. The hash of the empty string allows
 * Emotion's style element, whose rules are inserted through the CSSOM. The page of a menu uses no other service.
 * @param styles texts of the page's style elements.
 */
export function pagePolicy(settings: Settings, styles: readonly string[], path = '/'): string {
  const isMenu = path === menuPath || path.startsWith(`${menuPath}/`);
  const used = isMenu ? { ...settings, ...unused } : settings;
  const { analyticsId, analyticsHost, bookingUrl, reviewsApi, contactEndpoint } = used;
  const widget = opensInPage(used) ? [used.bookingWidgetHost] : [];
  const analytics = analyticsId === '' ? [] : analyticsSources(analyticsHost);
  const endpoint = contactEndpoint === '' ? [] : [new URL(contactEndpoint).origin];
  const api = reviewsApi ? [reviewsApi] : [];
  const hashes = ['', ...styles].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return serialized({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...widget, ...analytics],
    'style-src': [...widget, ...hashes],
    'img-src': ["'self'", ...analytics],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...endpoint, ...analytics],
    'frame-src': [bookingUrl && opensInPage(used) ? new URL(bookingUrl).origin : "'none'"],
    'manifest-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes(analyticsId, analyticsHost),
    [upgrade]: [],
  });
}

const unused = { analyticsId: '', reviewsApi: null, contactEndpoint: '', bookingUrl: null };

/**
 * Policy of other files when a browser opens them as documents. Drawings have styles and fonts inside; without any other
 * source, a style can neither load nor send anything. Other files have nothing.
 */
export function filePolicy(isDrawing = false): string {
  return serialized({
    'default-src': ["'none'"],
    ...(isDrawing && { 'style-src': ["'unsafe-inline'"], 'font-src': ['data:'] }),
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

/** Policy without TLS, where `upgrade-insecure-requests` would break every request. */
export function policyWithoutTls(policy: string): string {
  return without(policy, [upgrade]);
}

/**
 * Policy for a meta element, which may be read without TLS. Source: HTML, "Content security policy state":
 * `frame-ancestors` is ignored there.
 */
export function metaPolicy(policy: string): string {
  return without(policy, [upgrade, 'frame-ancestors']);
}

/** `src/platform/trustedTypes.ts` creates the first, once in each script. Google's script has its own. */
function trustedTypes(analyticsId: string, analyticsHost: string): string[] {
  const ofGoogle = analyticsId !== '' && isGoogle(analyticsHost) ? ['goog#html'] : [];
  return ['site', ...ofGoogle, "'allow-duplicates'"];
}

/** Google's script sends data to several hosts. Source: its content security policy guide. */
function analyticsSources(host: string): string[] {
  const collectors = ['googletagmanager.com', 'google-analytics.com', 'analytics.google.com'];
  return [host, ...(isGoogle(host) ? collectors.map((name) => `https://*.${name}`) : [])];
}

function isGoogle(host: string): boolean {
  return new URL(host).hostname === 'www.googletagmanager.com';
}

function serialized(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

function without(policy: string, names: readonly string[]): string {
  const directives = policy.split('; ').filter((text) => !names.includes(text.split(' ')[0] ?? ''));
  return directives.join('; ');
}
