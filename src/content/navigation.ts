import type { en } from '../../locales/en';
import type { MessageKey } from '../../locales/words';
import type { ServiceAnchor } from './services';

/** Every address of the site, in the order of the sitemap. Any other path is not found. Source: specification, section 2. */
export const pages = [
  '/',
  '/services',
  '/portfolio',
  '/reviews',
  '/pricing',
  '/contact',
  '/terms',
  '/privacy',
  '/accessibility',
] as const;

export type PagePath = (typeof pages)[number];

/** A page's name in `meta`; `notFound` is any path without a page. */
export type PageName = keyof typeof en.meta;

export const pageNames: Readonly<Record<PagePath, Exclude<PageName, 'notFound'>>> = {
  '/': 'home',
  '/services': 'services',
  '/portfolio': 'portfolio',
  '/reviews': 'reviews',
  '/pricing': 'pricing',
  '/contact': 'contact',
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/accessibility': 'accessibility',
};

/** A link inside the site. */
export interface PageLink {
  readonly to: PagePath;
  readonly label: MessageKey;
  /** Set where the words are in this language whatever the page is in. */
  readonly lang?: 'en';
}

/** A link to one service's card. */
export interface ServiceLink extends PageLink {
  readonly to: '/services';
  /** The card's anchor, without `#`. */
  readonly hash: ServiceAnchor;
}

/** The top navigation and the panel. 'Reviews' is English in both languages. Source: specification, section 2. */
export const navLinks: readonly PageLink[] = [
  { to: '/', label: 'layout.nav.home' },
  { to: '/services', label: 'layout.nav.services' },
  { to: '/portfolio', label: 'layout.nav.portfolio' },
  { to: '/reviews', label: 'layout.nav.reviews', lang: 'en' },
  { to: '/pricing', label: 'layout.nav.pricing' },
  { to: '/contact', label: 'layout.nav.contact' },
];

/** The footer's second column. Source: specification, section 2. */
export const footerServiceLinks: readonly ServiceLink[] = [
  { to: '/services', hash: 'qr-menu', label: 'services.items.qrMenu.title' },
  { to: '/services', hash: 'nfc', label: 'services.items.nfc.title' },
  { to: '/services', hash: 'ecommerce', label: 'services.items.onlineStore.title' },
  { to: '/services', hash: 'maintenance', label: 'services.items.maintenance.title' },
  { to: '/services', hash: 'custom-development', label: 'services.items.customDevelopment.title' },
];

/** The footer's third column, before mail and phone. Source: specification, section 2. */
export const footerCompanyLinks: readonly PageLink[] = [
  { to: '/portfolio', label: 'layout.footer.portfolio' },
  { to: '/pricing', label: 'layout.footer.pricing' },
  { to: '/contact', label: 'layout.footer.contact' },
];

/** Beside the copyright line. */
export const legalLinks: readonly PageLink[] = [
  { to: '/terms', label: 'layout.footer.terms' },
  { to: '/privacy', label: 'layout.footer.privacy' },
  { to: '/accessibility', label: 'layout.footer.accessibility' },
];

/**
 * The id of what closes the first screen of every page. Browsers that know how wait with painting until they
 * have read up to it: a screen that comes in pieces would move under the eye. Source: HTML, link type `expect`.
 */
export const firstScreenId = 'first-screen';
