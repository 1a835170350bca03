import { pages } from '../../../src/site/navigation';
import { localAddresses } from '../../../tools/local/addresses';
import { portOf, type VariantName } from './variants';

/** Base addresses of both sites of a variant; every host name resolves to the local server. */
export function origins(variant: VariantName) {
  return localAddresses(portOf(variant)).sites;
}

/** A path without a page. */
export const unknownPath = '/no-such-page';

/** Console message of the browser for a page that does not exist. */
export const notFoundLine = /404 \(Not Found\)/;

/** Every page of the site, and last the not-found page. */
export const everyPage = [...pages, unknownPath].map((path) => ({ path }));
