import {
  byLanguage,
  fallbackLanguage,
  type Language,
  languageCodes,
  languages,
} from '../../locales/languages';

/** Host names of the services. Browsers resolve `*.localhost` to loopback. */
export const hosts = {
  sites: byLanguage((language) =>
    language === fallbackLanguage ? 'localhost' : `studio${languages[language].host}.localhost`,
  ),
  widget: 'widget.localhost',
  analytics: 'analytics.localhost',
} as const;

/** Addresses of all local services for a port, without a trailing slash. `main` has the services as well. */
export function localAddresses(port: number) {
  const at = (host: string) => `http://${host}:${port}`;
  return {
    sites: byLanguage((language) => at(hosts.sites[language])),
    main: at(hosts.sites[fallbackLanguage]),
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

/** A line for each site, for the terminal. */
export function siteLines(sites: Record<Language, string>, codes = languageCodes): string {
  return codes
    .map((language) => `  ${languages[language].name.padEnd(9)}  ${sites[language]}`)
    .join('\n');
}
