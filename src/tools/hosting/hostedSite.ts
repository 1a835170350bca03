import type { HeaderTable } from './headerTable';

/** One site, for server configurations. */
export interface HostedSite {
  /** Folder of its root: `com`. */
  readonly name: string;
  /** Canonical origin: `https://www.example.com`. */
  readonly origin: string;
  readonly pages: readonly string[];
  readonly table: HeaderTable;
}

/** Folder of the roots in the configurations, to be changed there. */
export const rootFolder = (name: string) => `/var/www/${name}`;

/** Host of a site, and its alternative with or without `www.`, which redirects. */
export function hostNames({ origin }: HostedSite): {
  readonly host: string;
  readonly other: string;
} {
  const { hostname } = new URL(origin);
  const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  return { host: hostname, other };
}

/** File of a page: `/services` is `/services.html`. */
export function fileOf(page: string): string {
  return page === '/' ? '/index.html' : `${page}.html`;
}

/** Regular expression for every spelling of a page's path, in any case. */
export function spellingsOf(page: string): string {
  return page === '/' ? '/+(?:index(?:\\.html)?/*)?' : `/+${page.slice(1)}(?:\\.html)?/*`;
}
