import { type PagePath, pages } from './navigation';

/** Whether the site has a page at this path. */
export function isPagePath(path: string): path is PagePath {
  return pages.some((page) => page === path);
}
