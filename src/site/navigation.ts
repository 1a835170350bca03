import type { MessageKey } from '../../locales/words';
import { footerServices, type ServiceAnchor } from '../content/services';
import type { Settings } from '../settings/settingsSchema';
import { type LinkList, type PagePath, type SitePage, sitePages } from '../site.pages';
import { hasPage, isIndexed, pageAt } from './pagePath';

/** Every address that the site may have, in sitemap order. */
export const pages = sitePages.map(({ path }) => path);

/** Those of a site with these settings. */
export function pagesOf(settings: Settings): readonly PagePath[] {
  return pages.filter((path) => hasPage(settings, path));
}

/** Those that search engines are told of. */
export function indexedPagesOf(settings: Settings): readonly PagePath[] {
  return pagesOf(settings).filter((path) => isIndexed(settings, path));
}

/** The links to pages that a site with these settings has. */
export function shownLinks<Link extends { to: PagePath }>(settings: Settings, links: Link[]) {
  return links.filter(({ to }) => hasPage(settings, to));
}

/** Text of the links to a page. */
export function labelOf(path: PagePath): MessageKey {
  const { name, label = `${name}.meta.name` as const } = pageAt(path);
  return label;
}

/** Valid hashes of each page. On `/`, the one that opens the menu editor: `writeHash` of `src/start/pageContract.ts`. */
export type PageAnchors = {
  readonly [Path in PagePath]: Path extends keyof Anchors ? Anchors[Path] : never;
};

interface Anchors {
  readonly '/': 'menu';
  readonly '/services': ServiceAnchor;
  readonly '/contact': 'order';
}

/**
 * Links of the navigation and the panel. 'Reviews' is English in both languages. Source: docs/specification.md,
 * section 2.
 */
export const navLinks = linksIn('nav');

/** Second column of the footer. */
export const footerServiceLinks = footerServices.map(({ anchor, title }) => ({
  to: '/services' as const,
  hash: anchor,
  label: title,
}));

/** Third column of the footer, before email and phone. Source: docs/specification.md, section 2. */
export const footerCompanyLinks = linksIn('company');

/** Links beside the copyright line. */
export const legalLinks = linksIn('legal');

function linksIn(list: LinkList) {
  const all: readonly (SitePage & { readonly path: PagePath })[] = sitePages;
  return all
    .filter(({ lists }) => lists.includes(list))
    .map(({ path: to }) => ({ to, label: labelOf(to) }));
}
