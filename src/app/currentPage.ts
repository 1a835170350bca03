import type { AnyRouter } from '@tanstack/react-router';
import type { PagePath } from '../content/navigation';
import { isPagePath } from '../content/pagePath';

/** The page that the router shows, however its address is spelled; `undefined` where there is none. */
export function currentPage(router: AnyRouter): PagePath | undefined {
  const { matches } = router.state;
  if (matches.some(({ status }) => status === 'notFound')) return undefined;
  const routeId = matches.at(-1)?.routeId;
  return routeId && isPagePath(routeId) ? routeId : undefined;
}
