import { isPagePath } from '../site/pagePath';
import type { PagePath } from '../site.pages';
import type { SiteRouter } from './router';

/** Path of the page that the router shows, however its address is spelled; `undefined` for none. */
export function shownPagePath(router: SiteRouter): PagePath | undefined {
  const page = router.state.matches.at(-1);
  // The router keeps `/services` pending for `/services/no-such-part`. Remove when such an address matches only the
  // root.
  return page && page.status !== 'pending' && isPagePath(page.routeId) ? page.routeId : undefined;
}
