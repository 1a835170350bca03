import type { Context } from 'hono';
import { languageOfHost } from '../../src/adapters/hostLanguage';

/** Addresses of the running local services, without a trailing slash. */
export interface LocalAddresses {
  readonly english: string;
  readonly hebrew: string;
  readonly widgetHost: string;
  readonly bookingUrl: string;
  readonly analyticsHost: string;
}

/** Host names of the services. Browsers resolve `*.localhost` to loopback. */
export const hosts = {
  english: 'localhost',
  hebrew: 'studio.co.il.localhost',
  widget: 'widget.localhost',
  analytics: 'analytics.localhost',
} as const;

/** Addresses of all local services for a port. */
export function localAddresses(port: number): LocalAddresses {
  const at = (host: string) => `http://${host}:${port}`;
  return {
    english: at(hosts.english),
    hebrew: at(hosts.hebrew),
    widgetHost: at(hosts.widget),
    bookingUrl: `${at(hosts.widget)}/studio/30min`,
    analyticsHost: at(hosts.analytics),
  };
}

/** Settings of a site that uses the local services. */
export function localEnvironment(port: number): Record<string, string> {
  const { widgetHost, bookingUrl, analyticsHost } = localAddresses(port);
  return {
    REVIEWS_API: '',
    BOOKING_URL: bookingUrl,
    BOOKING_WIDGET_HOST: widgetHost,
    ANALYTICS_HOST: analyticsHost,
  };
}

/** Region of a site root: English at `com`, Hebrew at `coIl`. */
export type Region = 'com' | 'coIl';

/** Host of a request, in lowercase without a port. */
export function hostOf(c: Context): string {
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  return host.toLowerCase().replace(/:\d+$/, '');
}

/** Specification, section 4: a host that contains `.co.il` is the Hebrew site. */
export function regionOf(host: string): Region {
  return languageOfHost(host) === 'he' ? 'coIl' : 'com';
}
