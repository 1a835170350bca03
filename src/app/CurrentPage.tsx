import { Match, Outlet, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/**
 * The page at the router's address. TanStack's own `Outlet` puts a Suspense boundary around it, which
 * comes to life later than what surrounds it: a link pressed in between leads away from a page that React
 * is still to hydrate, and React throws the whole document away. Without it all come to life at once.
 * Bug: TanStack/router#8233. Goes when `Outlet` renders without a boundary; a test tells.
 */
export function CurrentPage(): ReactNode {
  const routeId = useMatches({
    select: ([, page]): string | undefined =>
      // Of `/services/no-such-part` the router leaves `/services` pending for good: see `shownPagePath`.
      page?.status === 'pending' ? undefined : page?.routeId,
  });
  // What has no page is the root's own affair.
  return routeId === undefined ? <Outlet /> : <Match routeId={routeId} />;
}
