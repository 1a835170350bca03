import { localAddresses } from './local/addresses';

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
