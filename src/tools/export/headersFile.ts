import { createHash } from 'node:crypto';
import type { Settings } from '../../settings/settingsSchema';

/**
 * The headers of one root, in the `_headers` form that static hosts read and the local server obeys.
 * @param styles the texts of all style elements, of pages and of drawings.
 */
export function headersFile(settings: Settings, styles: readonly string[]): string {
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy(settings, styles),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const caching = Object.entries(cacheControl).map(
    ([path, value]) => `${path}\n  Cache-Control: ${value}\n`,
  );
  return `/*\n${lines.join('\n')}\n${caching.join('')}`;
}

/** Files of the build change their names with their content; pictures to share keep theirs. */
const cacheControl = {
  '/assets/*': 'public, max-age=31536000, immutable',
  '/covers/*': 'public, max-age=86400',
  '/social/*': 'public, max-age=86400',
} as const;

/**
 * Only what the pages need. The hash of the empty string lets Emotion add its style element, whose
 * rules it inserts through the object model.
 */
function contentSecurityPolicy(settings: Settings, styles: readonly string[]): string {
  const widget = settings.bookingWidgetHost;
  const booking = new URL(settings.bookingUrl).origin;
  const analytics = settings.analyticsId === '' ? [] : analyticsSources(settings.analyticsHost);
  const endpoint =
    settings.contactEndpoint === '' ? [] : [new URL(settings.contactEndpoint).origin];
  const api = settings.reviewsApi === '' ? [] : [settings.reviewsApi];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", widget, ...analytics],
    'style-src': ["'self'", widget, ...hashesOf(['', ...styles])],
    'img-src': ["'self'", 'data:', ...analytics],
    'connect-src': ["'self'", ...api, ...endpoint, ...analytics],
    'frame-src': [booking, widget],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Google's script sends what it counts to other hosts than its own. Source: its content security policy guide. */
function analyticsSources(host: string): string[] {
  const isGoogle = new URL(host).hostname === 'www.googletagmanager.com';
  const collectors = ['googletagmanager.com', 'google-analytics.com', 'analytics.google.com'];
  return [host, ...(isGoogle ? collectors.map((name) => `https://*.${name}`) : [])];
}

function hashesOf(texts: readonly string[]): string[] {
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
