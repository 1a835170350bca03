import type { ReactNode } from 'react';
import type { en } from '../locales/en';
import type { MessageKey } from '../locales/words';
import type { IllustrationName } from './content/services';

/** A page's component: a bundle of its own, fetched when it is near. */
type Code = Promise<() => ReactNode>;

/** A key of `meta`; `notFound` is any path without a page. */
export type PageName = keyof typeof en.meta;

/** A thing that stands on the counter of a picture to share. */
export type PicturedObject = IllustrationName | 'menuCard' | 'guestCheque';

/** `nav` is the top navigation and the panel; `company` the footer's third column; `legal` beside the copyright line. */
export type LinkList = 'nav' | 'company' | 'legal';

/** All that the site knows of one page. */
export interface SitePage {
  readonly path: `/${string}`;
  /** Names its words in `meta`, its picture's file, and its own file: `pricing` is `src/pages/PricingPage.tsx`. */
  readonly name: Exclude<PageName, 'notFound'>;
  load(): Code;
  /** What it needs beside its code: the projects are a bundle of their own. */
  readonly needs?: 'portfolio';
  /** The words of every link to it in a list. */
  readonly label: MessageKey;
  /** Set where they are in this language whatever the page is in. */
  readonly lang?: 'en';
  /** The lists that link to it. */
  readonly lists: readonly LinkList[];
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
    label: 'layout.nav.home',
    lists: ['nav'],
    headline: ['home.hero.line1', 'home.hero.line2', 'home.hero.line3'],
    object: 'tableTent',
  },
  {
    path: '/services',
    name: 'services',
    load: async (): Code => (await import('./pages/ServicesPage')).ServicesPage,
    label: 'layout.nav.services',
    lists: ['nav'],
    headline: ['services.heading'],
    object: 'ledger',
  },
  {
    path: '/portfolio',
    name: 'portfolio',
    load: async (): Code => (await import('./pages/PortfolioPage')).PortfolioPage,
    needs: 'portfolio',
    label: 'layout.nav.portfolio',
    lists: ['nav', 'company'],
    headline: ['portfolio.heading'],
    object: 'menuCard',
  },
  {
    path: '/reviews',
    name: 'reviews',
    load: async (): Code => (await import('./pages/ReviewsPage')).ReviewsPage,
    label: 'layout.nav.reviews',
    lang: 'en',
    lists: ['nav'],
    headline: ['reviews.heading'],
    object: 'guestCheque',
  },
  {
    path: '/pricing',
    name: 'pricing',
    load: async (): Code => (await import('./pages/PricingPage')).PricingPage,
    label: 'layout.nav.pricing',
    lists: ['nav', 'company'],
    headline: ['pricing.heading'],
    object: 'receipt',
  },
  {
    path: '/contact',
    name: 'contact',
    load: async (): Code => (await import('./pages/ContactPage')).ContactPage,
    label: 'layout.nav.contact',
    lists: ['nav', 'company'],
    headline: ['contact.heading'],
    object: 'docket',
  },
  {
    path: '/terms',
    name: 'terms',
    load: async (): Code => (await import('./pages/TermsPage')).TermsPage,
    label: 'layout.footer.terms',
    lists: ['legal'],
    headline: ['legal.terms.heading'],
    object: 'docket',
  },
  {
    path: '/privacy',
    name: 'privacy',
    load: async (): Code => (await import('./pages/PrivacyPage')).PrivacyPage,
    label: 'layout.footer.privacy',
    lists: ['legal'],
    headline: ['legal.privacy.heading'],
    object: 'serviceTag',
  },
  {
    path: '/accessibility',
    name: 'accessibility',
    load: async (): Code => (await import('./pages/AccessibilityPage')).AccessibilityPage,
    label: 'layout.footer.accessibility',
    lists: ['legal'],
    headline: ['legal.accessibility.heading'],
    object: 'sticker',
  },
] as const satisfies readonly SitePage[];

/** The address of a page. Any other path is not found. */
export type PagePath = (typeof sitePages)[number]['path'];
