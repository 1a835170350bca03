import type { AnyRouter } from '@tanstack/react-router';
import type { PagePath } from '../content/navigation';
import { isPagePath } from '../content/pagePath';

/** The page that the router shows, however its address is spelled; `undefined` where there is none. */
export function shownPagePath(router: AnyRouter): PagePath | undefined {
  const page = router.state.matches.at(-1);
  // Of `/services/no-such-part` the router leaves `/services` pending for good.
  return page && page.status !== 'pending' && isPagePath(page.routeId) ? page.routeId : undefined;
}
