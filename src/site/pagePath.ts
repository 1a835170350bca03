import { type PagePath, type SitePage, sitePages } from '../site.pages';

/** True if the site has a page at this path. */
export function isPagePath(path: string): path is PagePath {
  return sitePages.some((page) => page.path === path);
}

/** Entry of the page table for a page. */
export function pageAt(path: PagePath): SitePage {
  const page = sitePages.find((one) => one.path === path);
  if (!page) throw new Error(`no page at ${path}`);
  return page;
}
