import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { PageAnchors } from '../content/navigation';
import type { RouteTree } from './routeTree';

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
    /** Read by the site's own links: the router's types know paths, but not what stands on a page. */
    anchors: PageAnchors;
  }
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

/**
 * The site's router. In the browser it restores scroll positions, but leaves the first page where
 * the reader already is: the page may start long after it was opened.
 */
export function createSiteRouter(routeTree: RouteTree, history: RouterHistory) {
  let hasNavigated = false;
  const router = createRouter({
    routeTree,
    history,
    trailingSlash: 'never',
    // As a static host tells them apart: `/Services` is no page.
    caseSensitive: true,
    defaultPreload: 'intent',
    scrollRestoration: typeof document === 'undefined' ? false : () => hasNavigated,
  });
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    hasNavigated ||= fromLocation !== undefined;
  });
  // The page is already in the document, written without the boundary that the browser would put around it: React
  // would throw it away. Goes when a router can be told so by an option; a test tells when it needs no telling.
  router.ssr = { manifest: undefined };
  return router;
}
