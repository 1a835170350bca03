import { pages } from '../../../src/site/navigation';
import { hosts } from '../../../tools/local/addresses';
import { portOf, type VariantName } from './variants';

/** Address of a variant on a host; every host name resolves to the local server. */
function origin(host: string, variant: VariantName = 'default'): string {
  return `http://${host}:${portOf(variant)}`;
}

/** Base addresses of both sites. */
export function origins(variant: VariantName): { readonly en: string; readonly he: string } {
  return { en: origin(hosts.sites.en, variant), he: origin(hosts.sites.he, variant) };
}

/** A path without a page. */
export const unknownPath = '/no-such-page';

/** Console message of the browser for a page that does not exist. */
export const notFoundLine = /404 \(Not Found\)/;

/** Every page of the site, and last the not-found page. */
export const everyPage = [...pages, unknownPath].map((path) => ({ path }));
