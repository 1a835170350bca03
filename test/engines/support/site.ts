import { type Locale, locales } from '../../browser/support/words';
import type { Page } from './page';
import type { Part } from './part';
import { soon, until } from './soon';

/** Where a person finds the parts of the site: by role and name. */

export function navigation(page: Page, { t }: Locale): Part {
  return page.find('banner').find('navigation', t('layout.nav.label'));
}

export function mainHeading(page: Page): Part {
  return page.find('main').select('h1');
}

export function languageButton(page: Page, { t, name }: Locale): Part {
  return page.find('button', `${t('layout.language.label')}: ${name}`);
}

export function languageItem(page: Page, { name }: Locale): Part {
  return page.find('menuitemradio', name);
}

/** Switches the page by its selector, and waits until it reads in the other language. */
export async function switchLanguage(page: Page, from: Locale): Promise<Locale> {
  const to = locales[from.other];
  await languageButton(page, from).click();
  await languageItem(page, to).click();
  await languageButton(page, to).expectShown();
  return to;
}

export function panelButton(page: Page, { t }: Locale): Part {
  return page.find('button', t('layout.panel.open'));
}

export function panel(page: Page, { t }: Locale): Part {
  return page.find('dialog', t('layout.panel.title'));
}

/** By what marks it: its name says that it opens a tab as long as it does. */
export function badge(page: Page): Part {
  return page.select('a[data-opens-here]');
}

export function toasts(page: Page, { t }: Locale) {
  const region = page.find('region', t('toasts.region'));
  return {
    region,
    words: region.find('paragraph'),
    close: region.find('button', t('toasts.close')),
  };
}

/** Waits until all of a part shows in the window, and the sticky header does not cover it. */
export async function expectBelowHeader(page: Page, part: Part): Promise<void> {
  const banner = page.find('banner');
  await until(
    `${part} is seen whole below the header`,
    async () => {
      const [header, { top, bottom }] = [await banner.box(), await part.box()];
      const height = await page.read(() => innerHeight);
      return { header: header.bottom, top, bottom, height };
    },
    ({ header, top, bottom, height }) => top >= header && bottom <= height,
  );
}

/** Tabs so many times; the focus stays inside of the part, or goes to the browser's own buttons, and comes back. */
export async function expectTrap(page: Page, part: Part, tabs: number): Promise<void> {
  for (let tab = 0; tab < tabs; tab += 1) {
    await page.press('Tab');
    const isOutside = await page.read(
      () =>
        document.activeElement !== document.body &&
        document.activeElement?.closest('dialog') === null,
    );
    if (isOutside) throw new Error(`Tab left ${part}`);
  }
}

/** @throws Error when nothing has the focus. */
export function expectFocusKept(page: Page, after: string): Promise<void> {
  const isLost = () => page.read(() => document.activeElement === document.body);
  return soon(`the focus is on body after ${after}`, isLost, false);
}
