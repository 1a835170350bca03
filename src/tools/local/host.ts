import type { Context } from 'hono';

/** The region whose site root answers: English at `com`, Hebrew at `coIl`. */
export type Region = 'com' | 'coIl';

/** The host that the request names, lower case and without its port. */
export function hostOf(c: Context): string {
  const host = c.req.header('host') ?? new URL(c.req.url).host;
  return host.toLowerCase().replace(/:\d+$/, '');
}

/** The specification's rule (section 4): a host containing `.co.il` is the Hebrew site, all else English. */
export function regionOf(host: string): Region {
  return host.includes('.co.il') ? 'coIl' : 'com';
}
