import type { PagePath } from '../content/navigation';
import { isPagePath } from '../content/pagePath';
import type { SiteRouter } from './router';

/** The page that the router shows, however its address is spelled; `undefined` where there is none. */
export function shownPagePath(router: SiteRouter): PagePath | undefined {
  const page = router.state.matches.at(-1);
  // Of `/services/no-such-part` the router leaves `/services` pending for good. The question goes when such
  // an address matches nothing but the root; a test tells.
  return page && page.status !== 'pending' && isPagePath(page.routeId) ? page.routeId : undefined;
}
