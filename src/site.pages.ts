import type { ReactNode } from 'react';
import type { en } from '../locales/en';
import type { MessageKey } from '../locales/words';
import type { DrawnObject } from './content/services';

/** A page's component: a bundle of its own, fetched when it is near. */
type Code = Promise<() => ReactNode>;

/** A key of `meta`; `notFound` is any path without a page. */
export type PageName = keyof typeof en.meta;

/** A thing that stands on the counter of a picture to share. */
export type PicturedObject = DrawnObject | 'menuCard' | 'guestCheque';

/** All that the site knows of one page. */
export interface SitePage {
  readonly path: `/${string}`;
  /** Names its words in `meta`, its picture's file, and its own file: `pricing` is `src/pages/PricingPage.tsx`. */
  readonly name: Exclude<PageName, 'notFound'>;
  load(): Code;
  /** What it needs beside its code: the projects are a bundle of their own. */
  readonly needs?: 'portfolio';
  /** The words of the link to it in the top navigation and the panel; absent where it has none there. */
  readonly nav?: MessageKey;
  /** The same in the footer's third column, and beside the copyright line. */
  readonly company?: MessageKey;
  readonly legal?: MessageKey;
  /** Set where the link in the navigation is in this language whatever the page is in. */
  readonly lang?: 'en';
  /** Its h1 as its picture shows it. One key is broken into lines as it fits; of several, each is a line. */
  readonly headline: readonly [MessageKey, ...MessageKey[]];
  /** What stands beside the headline on its picture. */
  readonly object: PicturedObject;
}

/**
 * Every page: its address, code, links and picture. The order is the sitemap's and that of every list of links.
 * Source: specification, section 2.
 */
export const sitePages = [
  {
    path: '/',
    name: 'home',
    load: async (): Code => (await import('./pages/HomePage')).HomePage,
    needs: 'portfolio',
    nav: 'layout.nav.home',
    headline: ['home.hero.line1', 'home.hero.line2', 'home.hero.line3'],
    object: 'tableTent',
  },
  {
    path: '/services',
    name: 'services',
    load: async (): Code => (await import('./pages/ServicesPage')).ServicesPage,
    nav: 'layout.nav.services',
    headline: ['services.heading'],
    object: 'ledger',
  },
  {
    path: '/portfolio',
    name: 'portfolio',
    load: async (): Code => (await import('./pages/PortfolioPage')).PortfolioPage,
    needs: 'portfolio',
    nav: 'layout.nav.portfolio',
    company: 'layout.footer.portfolio',
    headline: ['portfolio.heading'],
    object: 'menuCard',
  },
  {
    path: '/reviews',
    name: 'reviews',
    load: async (): Code => (await import('./pages/ReviewsPage')).ReviewsPage,
    nav: 'layout.nav.reviews',
    lang: 'en',
    headline: ['reviews.heading'],
    object: 'guestCheque',
  },
  {
    path: '/pricing',
    name: 'pricing',
    load: async (): Code => (await import('./pages/PricingPage')).PricingPage,
    nav: 'layout.nav.pricing',
    company: 'layout.footer.pricing',
    headline: ['pricing.heading'],
    object: 'receipt',
  },
  {
    path: '/contact',
    name: 'contact',
    load: async (): Code => (await import('./pages/ContactPage')).ContactPage,
    nav: 'layout.nav.contact',
    company: 'layout.footer.contact',
    headline: ['contact.heading'],
    object: 'docket',
  },
  {
    path: '/terms',
    name: 'terms',
    load: async (): Code => (await import('./pages/TermsPage')).TermsPage,
    legal: 'layout.footer.terms',
    headline: ['legal.terms.heading'],
    object: 'docket',
  },
  {
    path: '/privacy',
    name: 'privacy',
    load: async (): Code => (await import('./pages/PrivacyPage')).PrivacyPage,
    legal: 'layout.footer.privacy',
    headline: ['legal.privacy.heading'],
    object: 'serviceTag',
  },
  {
    path: '/accessibility',
    name: 'accessibility',
    load: async (): Code => (await import('./pages/AccessibilityPage')).AccessibilityPage,
    legal: 'layout.footer.accessibility',
    headline: ['legal.accessibility.heading'],
    object: 'sticker',
  },
] as const satisfies readonly SitePage[];

/** The address of a page. Any other path is not found. */
export type PagePath = (typeof sitePages)[number]['path'];
