import {
  createRootRoute,
  createRoute,
  LazyRoute,
  type RouteComponent,
} from '@tanstack/react-router';
import { NotFound } from '../features/errors/NotFound';
import { codeFetcher, type FetchCode } from '../platform/codeFetching';
import type { Settings } from '../settings/settingsSchema';
import { hasPage } from '../site/pagePath';
import { sitePages } from '../site.pages';
import { Layout } from './Layout';
import { pageLoaders } from './pageLoaders';
import { UnexpectedError as errorComponent } from './UnexpectedError';

export type RouteTree = ReturnType<typeof createRouteTree>;

/** A route for every page that the site has. Types include each path and its loader data. */
export function createRouteTree(settings: Settings, fetchCode: FetchCode = codeFetcher()) {
  const root = createRootRoute({ component: Layout, notFoundComponent: NotFound, errorComponent });
  const shared = { getParentRoute: () => root, errorComponent };
  const code = (id: string, load: () => Promise<RouteComponent>) => async () =>
    new LazyRoute({ id, component: await fetchCode(id, load) });
  return root.addChildren(
    sitePages
      .filter(({ path }) => hasPage(settings, path))
      .map((page) => {
        const lazily = code(page.path, pageLoaders[page.name]);
        if (!('needs' in page)) return createRoute({ ...shared, path: page.path }).lazy(lazily);
        const loader = async () =>
          (await fetchCode('portfolio', () => import('../content/portfolio'))).portfolio;
        return createRoute({ ...shared, path: page.path, loader }).lazy(lazily);
      }),
  );
}
