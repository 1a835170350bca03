import { localAddresses } from './local/addresses';

/** The settings that send a site to the local services in place of the outside world. */
export function localEnvironment(port: number): Record<string, string> {
  const { widgetHost, bookingUrl, analyticsHost } = localAddresses(port);
  return {
    REVIEWS_API: '',
    BOOKING_URL: bookingUrl,
    BOOKING_WIDGET_HOST: widgetHost,
    ANALYTICS_HOST: analyticsHost,
  };
}
