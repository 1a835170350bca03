import type * as en from '../locales/en';
import type { MessageKey } from '../locales/words';
import { portfolioIsSample } from './content/claims';
import type { PageInk } from './tokens/pageInks';

/**
 * The dictionaries with a page's metadata: its short name for announcements, breadcrumbs and links, and what search
 * engines show. With the studio's name, titles have up to 60 characters, and descriptions 70 to 155.
 */
export type PageName = {
  [Name in keyof typeof en]: (typeof en)[Name] extends { readonly meta: object } ? Name : never;
}[keyof typeof en];

/** `nav` is the navigation and the panel; `company` the footer's third column; `legal` beside the copyright line. */
export type LinkList = 'nav' | 'company' | 'legal';

/** Definition of one page. */
export interface SitePage {
  readonly path: `/${string}`;
  /** Its dictionary, its picture's file, and its component: `pricing` is `src/pages/PricingPage.tsx`. */
  readonly name: PageName;
  /** Additional modules of the page, such as the projects. */
  readonly needs?: 'portfolio';
  /** The site has the page unless this setting is `none`. */
  readonly setting?: 'reviewsApi';
  /** Text of its links, unless that is its short name. */
  readonly label?: MessageKey;
  readonly lists: readonly LinkList[];
  /** The h1, as it appears on the social preview image. A single key wraps; several keys are one line each. */
  readonly headline: readonly [MessageKey, ...MessageKey[]];
  /** Ink of its first screen and its social preview image; the studio's butter yellow without one. */
  readonly ink?: PageInk;
}

/**
 * Every page: its address, code, links and picture, in the order of the sitemap and of link lists. Source:
 * docs/specification.md, section 2.
 */
export const sitePages = [
  {
    path: '/',
    name: 'home',
    needs: 'portfolio',
    lists: ['nav'],
    headline: ['home.hero.line1', 'home.hero.line2', 'home.hero.line3'],
  },
  {
    path: '/services',
    name: 'services',
    lists: ['nav'],
    headline: ['services.heading'],
    ink: 'ochre',
  },
  {
    path: '/portfolio',
    name: 'portfolio',
    needs: 'portfolio',
    lists: ['nav', 'company'],
    headline: [portfolioIsSample ? 'portfolio.sampleHeading' : 'portfolio.heading'],
    ink: 'slate',
  },
  {
    path: '/reviews',
    name: 'reviews',
    setting: 'reviewsApi',
    label: 'layout.nav.reviews',
    lists: ['nav'],
    headline: ['reviews.heading'],
    ink: 'white',
  },
  {
    path: '/pricing',
    name: 'pricing',
    lists: ['nav', 'company'],
    headline: ['pricing.heading'],
    ink: 'night',
  },
  {
    path: '/contact',
    name: 'contact',
    lists: ['nav', 'company'],
    headline: ['contact.heading'],
    ink: 'kraft',
  },
  {
    path: '/terms',
    name: 'terms',
    label: 'layout.footer.terms',
    lists: ['legal'],
    headline: ['terms.heading'],
    ink: 'kraft',
  },
  {
    path: '/privacy',
    name: 'privacy',
    lists: ['legal'],
    headline: ['privacy.heading'],
    ink: 'kraft',
  },
  {
    path: '/accessibility',
    name: 'accessibility',
    label: 'layout.footer.accessibility',
    lists: ['legal'],
    headline: ['accessibility.heading'],
    ink: 'kraft',
  },
] as const satisfies readonly SitePage[];

/** Address of a page. Other paths are not found. */
export type PagePath = (typeof sitePages)[number]['path'];
