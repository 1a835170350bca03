import type { HeaderTable } from './headerTable';

/** One regional site, as a server's configuration needs it. */
export interface HostedSite {
  /** The folder of its root: `com`. */
  readonly name: string;
  /** Its one address: `https://www.example.com`. */
  readonly origin: string;
  readonly pages: readonly string[];
  readonly table: HeaderTable;
}

/** Where the configurations expect the roots; to be changed there. */
export const rootFolder = (name: string) => `/var/www/${name}`;

/** The host of a site, and the same with or without `www.`, which leads there. */
export function hostNames({ origin }: HostedSite): {
  readonly host: string;
  readonly other: string;
} {
  const { hostname } = new URL(origin);
  const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  return { host: hostname, other };
}

/** The file of a page: `/services` is `/services.html`. */
export function fileOf(page: string): string {
  return page === '/' ? '/index.html' : `${page}.html`;
}

/** Every spelling of a page's path, as a regular expression that takes any case; itself among them. */
export function spellingsOf(page: string): string {
  return page === '/' ? '/+(?:index(?:\\.html)?/*)?' : `/+${page.slice(1)}(?:\\.html)?/*`;
}
