import { Match, Outlet, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/**
 * The page at the router's address. TanStack's `Outlet` adds a Suspense boundary, which hydrates later than the rest:
 * a link pressed in between leaves a page that React has not hydrated yet, and React discards the whole document.
 * Bug: TanStack/router#8233. Remove when `Outlet` renders without a boundary.
 */
export function CurrentPage(): ReactNode {
  const routeId = useMatches({
    select: ([, page]): string | undefined =>
      // The router keeps `/services` pending for `/services/no-such-part`: see `shownPagePath`.
      page?.status === 'pending' ? undefined : page?.routeId,
  });
  // A location without a page is rendered by the root route.
  return routeId === undefined ? <Outlet /> : <Match routeId={routeId} />;
}
