import type { Context } from 'hono';
import { languageOfHost } from '../../adapters/hostLanguage';

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
