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
