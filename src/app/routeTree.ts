import {
  createRootRoute,
  createRoute,
  LazyRoute,
  type RouteComponent,
} from '@tanstack/react-router';
import { NotFound } from '../sections/NotFound';
import type { FetchCode } from '../services/codeFetching';
import { sitePages } from '../site.pages';
import { Layout } from './Layout';

/** A route for every page of the table. The types know each path, and what the page's loader gives. */
export function createRouteTree(fetchCode: FetchCode) {
  const root = createRootRoute({ component: Layout, notFoundComponent: NotFound });
  const getParentRoute = () => root;
  const code = (id: string, load: () => Promise<RouteComponent>) => async () =>
    new LazyRoute({ id, component: await fetchCode(id, load) });
  return root.addChildren(
    sitePages.map((page) => {
      const lazily = code(page.path, page.load);
      if (!('needs' in page)) return createRoute({ getParentRoute, path: page.path }).lazy(lazily);
      const loader = () => loadPortfolio(fetchCode);
      return createRoute({ getParentRoute, path: page.path, loader }).lazy(lazily);
    }),
  );
}

async function loadPortfolio(fetchCode: FetchCode) {
  return (await fetchCode('portfolio', () => import('../content/portfolio'))).portfolio;
}
