import { createHash } from 'node:crypto';
import type { Settings } from '../../settings/settingsSchema';

const upgrade = 'upgrade-insecure-requests';

/**
 * What a page may do: nothing but what it needs and the settings name.
 * The hash of the empty string lets Emotion add its style element, whose rules it inserts through the object model.
 * @param styles the texts of the page's own style elements.
 */
export function pagePolicy(settings: Settings, styles: readonly string[]): string {
  const widget = settings.bookingWidgetHost;
  const booking = new URL(settings.bookingUrl).origin;
  const analytics = settings.analyticsId === '' ? [] : analyticsSources(settings.analyticsHost);
  const endpoint =
    settings.contactEndpoint === '' ? [] : [new URL(settings.contactEndpoint).origin];
  const api = settings.reviewsApi === '' ? [] : [settings.reviewsApi];
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", widget, ...analytics],
    'style-src': [widget, ...hashesOf(['', ...styles])],
    'img-src': ["'self'", ...analytics],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...endpoint, ...analytics],
    'frame-src': [booking],
    'manifest-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes(settings),
    [upgrade]: [],
  });
}

/** What any other file may do where a browser opens it as a document: a drawing has styles, and nothing has more. */
export function filePolicy(styles: readonly string[]): string {
  return written({
    'default-src': ["'none'"],
    'style-src': hashesOf(styles),
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

/** The policy for an answer without TLS: what it names would be asked for where nothing listens. */
export function policyWithoutTls(policy: string): string {
  return without(policy, [upgrade]);
}

/**
 * The policy as a page itself can say it, for hosts that send none; it may be read without TLS.
 * Source: HTML, "Content security policy state": `frame-ancestors` is ignored there.
 */
export function metaPolicy(policy: string): string {
  return without(policy, [upgrade, 'frame-ancestors']);
}

/** `src/adapters/trustedTypes.ts` makes the first, again for each script. Google's script brings its own. */
function trustedTypes({ analyticsId, analyticsHost }: Settings): string[] {
  const ofGoogle = analyticsId !== '' && isGoogle(analyticsHost) ? ['goog#html'] : [];
  return ['site', ...ofGoogle, "'allow-duplicates'"];
}

/** Google's script sends what it counts to other hosts than its own. Source: its content security policy guide. */
function analyticsSources(host: string): string[] {
  const collectors = ['googletagmanager.com', 'google-analytics.com', 'analytics.google.com'];
  return [host, ...(isGoogle(host) ? collectors.map((name) => `https://*.${name}`) : [])];
}

function isGoogle(host: string): boolean {
  return new URL(host).hostname === 'www.googletagmanager.com';
}

function hashesOf(texts: readonly string[]): string[] {
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

function without(policy: string, names: readonly string[]): string {
  const directives = policy.split('; ').filter((text) => !names.includes(text.split(' ')[0] ?? ''));
  return directives.join('; ');
}
