import { exampleAppId } from '../settings/examples';
import type { Settings } from '../settings/settingsSchema';
import { type PagePath, type SitePage, sitePages } from '../site.pages';

/** True if the site has a page at this path. */
export function isPagePath(path: string): path is PagePath {
  return sitePages.some((page) => page.path === path);
}

/** True if a site with these settings has the page. */
export function hasPage(settings: Settings, path: PagePath): boolean {
  const { setting } = pageAt(path);
  return setting === undefined || settings[setting] !== null;
}

/** True if search engines are told of the page: not of the reviews while they are samples. */
export function isIndexed({ reviewsAppId }: Settings, path: PagePath): boolean {
  return path !== '/reviews' || !exampleAppId.test(reviewsAppId);
}

/** Key of a page's metadata; of the not-found page without a path. */
export function metaOf(path: PagePath | undefined) {
  return path ? (`${pageAt(path).name}.meta` as const) : 'errors.notFound.meta';
}

/** Entry of the page table for a page. */
export function pageAt(path: PagePath): SitePage {
  const page = sitePages.find((one) => one.path === path);
  if (!page) throw new Error(`no page at ${path}`);
  return page;
}
