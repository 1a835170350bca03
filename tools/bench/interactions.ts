import type { Page } from '@playwright/test';
import { dictionaries } from '../../locales/dictionaries';
import { fallbackLanguage } from '../../locales/languages';
import { createTranslator } from '../../src/i18n/translator';
import { addPopover, openPanelByPlainDom, openPopover, replaceTextsOnKey } from './controls';

/** Limit: `× control`, `+ control`, or an absolute number. */
export interface Goal {
  readonly times?: number;
  readonly plus?: number;
  readonly atMost?: number;
}

export interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly isWide?: boolean;
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** Same as `prepare` by default. */
  readonly prepareControl?: (page: Page) => Promise<void>;
  /** Same as `act` by default. */
  readonly actOnControl?: (page: Page) => Promise<void>;
}

export const t = createTranslator(fallbackLanguage, dictionaries, {});

const openLanguages = (page: Page) =>
  page
    .getByRole('button', { name: t('layout.language.label') })
    .first()
    .click();

/** The least that a browser can paint. */
const popover = { prepareControl: addPopover, actOnControl: openPopover };

/** Interactions with a hydrated page, from event to next paint. */
export const interactions: readonly Interaction[] = [
  {
    name: 'panel opened',
    path: '',
    act: (page) => page.getByRole('button', { name: t('layout.panel.open') }).tap(),
    prepareControl: openPanelByPlainDom,
  },
  {
    name: 'language menu opened',
    path: '',
    isWide: true,
    act: openLanguages,
    ...popover,
  },
  {
    name: 'language switched',
    path: '',
    isWide: true,
    prepare: openLanguages,
    act: (page) => page.getByRole('menuitemradio', { name: 'עברית' }).click(),
    prepareControl: replaceTextsOnKey,
    actOnControl: (page) => page.keyboard.press('a'),
  },
  {
    name: 'letter typed',
    path: '/contact',
    prepare: (page) => page.getByRole('textbox', { name: t('contact.form.name') }).focus(),
    act: (page) => page.keyboard.press('a'),
  },
  {
    name: 'star chosen',
    path: '/reviews',
    prepare: (page) => page.getByRole('button', { name: t('reviews.form.open') }).click(),
    act: (page) => page.getByRole('radio').nth(3).click({ force: true }),
    ...popover,
  },
  {
    name: 'toast shown',
    path: '/reviews',
    prepare: (page) => page.getByRole('button', { name: t('toasts.close') }).click(),
    act: (page) => page.getByRole('button', { name: t('reviews.list.retry') }).click(),
    ...popover,
  },
];
