import { exampleAddress } from '../src/settings/examples';
import type { ServiceSettings } from './settings';

/**
 * Public origin of the backend, from the settings. Never from a request, because sign-in links contain it and
 * requests can name any host.
 */
export function serviceOrigin({ port, site }: Pick<ServiceSettings, 'port' | 'site'>): string {
  // Empty if the API is on the site's own origin.
  const origin = site.reviewsApi === '' ? site.origin.en : site.reviewsApi;
  return exampleAddress.test(origin) ? `http://localhost:${port}` : origin;
}
