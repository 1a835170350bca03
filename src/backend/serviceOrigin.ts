import { exampleAddress } from '../settings/exampleAddress';
import type { ServiceSettings } from './settings';

/**
 * Where owners reach the service: where the site calls it. Never taken from a request, which could name any
 * host: links that sign in begin with it.
 */
export function serviceOrigin({ port, site }: Pick<ServiceSettings, 'port' | 'site'>): string {
  // Empty: the service serves the site as well, on its own origin.
  const origin = site.reviewsApi === '' ? site.origin.en : site.reviewsApi;
  return exampleAddress.test(origin) ? `http://localhost:${port}` : origin;
}
