import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { PageAnchors } from '../site/navigation';
import { isPagePath } from '../site/pagePath';
import type { PagePath } from '../site.pages';
import type { RouteTree } from './routeTree';

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
    /** Used by the site's own links: the router's types include paths, but no hashes. */
    anchors: PageAnchors;
  }
}

export type SiteRouter = ReturnType<typeof createSiteRouter>;

/**
 * The site's router. It restores scroll positions in the browser, except for the first page, which may hydrate long
 * after it was opened.
 */
export function createSiteRouter(routeTree: RouteTree, history: RouterHistory) {
  let hasNavigated = false;
  const router = createRouter({
    routeTree,
    history,
    trailingSlash: 'never',
    // Case-sensitive, like static hosts: `/Services` is not a page.
    caseSensitive: true,
    defaultPreload: 'intent',
    scrollRestoration: typeof document === 'undefined' ? false : () => hasNavigated,
  });
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    hasNavigated ||= fromLocation !== undefined;
  });
  // The exported document has no boundary here, and React would discard it with one. Remove when a router option
  // covers this.
  router.ssr = { manifest: undefined };
  return router;
}

/** Path of the page that the router shows, however its address is spelled; `undefined` for none. */
export function shownPagePath(router: SiteRouter): PagePath | undefined {
  const page = router.state.matches.at(-1);
  // The router keeps `/services` pending for `/services/no-such-part`. Remove when such an address matches only the
  // root.
  return page && page.status !== 'pending' && isPagePath(page.routeId) ? page.routeId : undefined;
}
