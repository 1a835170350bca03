/** Where the local services are found once they listen. Values are without a trailing slash. */
export interface LocalAddresses {
  readonly english: string;
  readonly hebrew: string;
  readonly widgetHost: string;
  readonly bookingUrl: string;
  readonly analyticsHost: string;
}

/** Host names that the server tells its services apart by. Browsers take `*.localhost` to loopback. */
export const hosts = {
  english: 'localhost',
  hebrew: 'studio.co.il.localhost',
  widget: 'widget.localhost',
  analytics: 'analytics.localhost',
} as const;

/** The addresses of everything the local server gives, for one port. */
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
