import type { MessageKey } from '../../locales/words';
import type { PagePath } from './navigation';
import type { DrawnObject } from './services';

/** A thing that stands on the counter of a picture to share. */
export type PicturedObject = DrawnObject | 'menuCard' | 'guestCheque';

/** What the picture of one page shows when its address is shared. */
export interface PagePicture {
  /** The page's own h1. One key is broken into lines as it fits; of several, each is a line. */
  readonly words: readonly [MessageKey, ...MessageKey[]];
  readonly object: PicturedObject;
}

/** The picture of every page, drawn at build time. */
export const pagePictures: Readonly<Record<PagePath, PagePicture>> = {
  '/': {
    words: ['home.hero.line1', 'home.hero.line2', 'home.hero.line3'],
    object: 'tableTent',
  },
  '/services': { words: ['services.heading'], object: 'ledger' },
  '/portfolio': { words: ['portfolio.heading'], object: 'menuCard' },
  '/reviews': { words: ['reviews.heading'], object: 'guestCheque' },
  '/pricing': { words: ['pricing.heading'], object: 'receipt' },
  '/contact': { words: ['contact.heading'], object: 'docket' },
  '/terms': { words: ['legal.terms.heading'], object: 'docket' },
  '/privacy': { words: ['legal.privacy.heading'], object: 'serviceTag' },
  '/accessibility': { words: ['legal.accessibility.heading'], object: 'sticker' },
};
