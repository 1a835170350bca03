import {
  type AnyRoute,
  createLazyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import type { PagePath } from '../content/navigation';
import { NotFound } from '../sections/NotFound';
import { codeFetcher, type FetchCode } from '../services/codeFetching';
import { Layout } from './Layout';
import { UnexpectedError } from './UnexpectedError';

/** Every page is a bundle of its own, fetched when it is near. */
const pages: Record<PagePath, () => Promise<RouteComponent>> = {
  '/': async () => (await import('../pages/HomePage')).HomePage,
  '/services': async () => (await import('../pages/ServicesPage')).ServicesPage,
  '/portfolio': async () => (await import('../pages/PortfolioPage')).PortfolioPage,
  '/reviews': async () => (await import('../pages/ReviewsPage')).ReviewsPage,
  '/pricing': async () => (await import('../pages/PricingPage')).PricingPage,
  '/contact': async () => (await import('../pages/ContactPage')).ContactPage,
  '/terms': async () => (await import('../pages/TermsPage')).TermsPage,
  '/privacy': async () => (await import('../pages/PrivacyPage')).PrivacyPage,
  '/accessibility': async () => (await import('../pages/AccessibilityPage')).AccessibilityPage,
};

/** What a page needs beside its code: the projects are a bundle of their own. */
const loaders: Partial<Record<PagePath, (fetchCode: FetchCode) => Promise<unknown>>> = {
  '/': loadPortfolio,
  '/portfolio': loadPortfolio,
};

async function loadNothing() {}

async function loadPortfolio(fetchCode: FetchCode) {
  return (await fetchCode('portfolio', () => import('../content/portfolio'))).portfolio;
}

function pageRoute(root: AnyRoute, path: PagePath, fetchCode: FetchCode) {
  const load = loaders[path] ?? loadNothing;
  return createRoute({ getParentRoute: () => root, path, loader: () => load(fetchCode) }).lazy(
    async () => createLazyRoute(path)({ component: await fetchCode(path, pages[path]) }),
  );
}

/**
 * The site's router. In the browser it restores scroll positions, but leaves the first page where
 * the reader already is: the page may start long after it was opened.
 */
export function createSiteRouter(history: RouterHistory, fetchCode: FetchCode = codeFetcher()) {
  const root = createRootRoute({ component: Layout, notFoundComponent: NotFound });
  const routes = (Object.keys(pages) as PagePath[]).map((path) => pageRoute(root, path, fetchCode));
  let hasNavigated = false;
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history,
    trailingSlash: 'never',
    // As a static host tells them apart: `/Services` is no page.
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultErrorComponent: UnexpectedError,
    scrollRestoration: typeof document === 'undefined' ? false : () => hasNavigated,
  });
  router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
    hasNavigated ||= fromLocation !== undefined;
  });
  // The page is already in the document: nothing is to be shown as pending on the first render.
  router.ssr = { manifest: undefined };
  return router;
}
