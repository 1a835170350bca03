import type { MessageKey } from '../../locales/words';
import {
  type LinkList,
  type PageName,
  type PagePath,
  type SitePage,
  sitePages,
} from '../site.pages';
import { type ServiceAnchor, services } from './services';

export type { PageName, PagePath } from '../site.pages';

/** Every address of the site, in the order of the sitemap. */
export const pages = sitePages.map(({ path }) => path);

/** A page's name in `meta`. */
export const pageNames = Object.fromEntries(
  sitePages.map(({ path, name }) => [path, name]),
) as Readonly<Record<PagePath, Exclude<PageName, 'notFound'>>>;

/** The ids on each page that a link may name after `#`. */
export type PageAnchors = {
  readonly [Path in PagePath]: Path extends '/services'
    ? ServiceAnchor
    : Path extends '/contact'
      ? 'order'
      : never;
};

/** A link inside the site. */
export interface PageLink {
  readonly to: PagePath;
  readonly label: MessageKey;
  /** Set where the words are in this language whatever the page is in. */
  readonly lang?: 'en' | undefined;
}

/** A link to one service's card. */
export interface ServiceLink extends PageLink {
  readonly to: '/services';
  /** The card's anchor, without `#`. */
  readonly hash: ServiceAnchor;
}

/** The top navigation and the panel. 'Reviews' is English in both languages. Source: specification, section 2. */
export const navLinks = linksIn('nav');

/** The footer's second column. Source: specification, section 2. */
export const footerServiceLinks: readonly ServiceLink[] = (
  ['qrMenu', 'nfc', 'onlineStore', 'maintenance', 'customDevelopment'] as const
)
  .flatMap((id) => services.filter((service) => service.id === id))
  .map(({ anchor, title }) => ({ to: '/services', hash: anchor, label: title }));

/** The footer's third column, before mail and phone. Source: specification, section 2. */
export const footerCompanyLinks = linksIn('company');

/** Beside the copyright line. */
export const legalLinks = linksIn('legal');

function linksIn(list: LinkList): readonly PageLink[] {
  const all: readonly (SitePage & { readonly path: PagePath })[] = sitePages;
  return all
    .filter(({ lists }) => lists.includes(list))
    .map(({ path: to, label, lang }) => ({ to, label, lang }));
}

/**
 * The id of what closes the first screen of every page. Browsers that know how wait with painting until they
 * have read up to it: a screen that comes in pieces would move under the eye. Source: HTML, link type `expect`.
 */
export const firstScreenId = 'first-screen';
