import { expect, type Locator, type Page } from '@playwright/test';
import { titleKey } from '../../../src/seo/pageHead';
import { labelOf } from '../../../src/site/navigation';
import { type Locale, locales } from './words';

/** Parts of a page by role and name. */

export function navigation(page: Page, { t }: Locale): Locator {
  return page.getByRole('navigation', { name: t('layout.nav.label') });
}

type LinkedPage = 'home' | 'services' | 'portfolio' | 'reviews' | 'pricing' | 'contact';

/** Clicks a link of the navigation. */
export function follow(page: Page, locale: Locale, name: LinkedPage): Promise<void> {
  const words = locale.t(labelOf(pathOf(name)));
  return navigation(page, locale).getByRole('link', { name: words, exact: true }).click();
}

function pathOf(name: LinkedPage) {
  return name === 'home' ? '/' : (`/${name}` as const);
}

/** Follows a link of the navigation, and waits for its page. */
export async function leadTo(page: Page, locale: Locale, name: LinkedPage): Promise<void> {
  await follow(page, locale, name);
  await expect(page).toHaveTitle(locale.t(titleKey(pathOf(name))));
}

export function mainHeading(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

export function languageButton(page: Page, { t, name }: Locale): Locator {
  return page.getByRole('button', {
    name: t('layout.labeled', { label: t('layout.language.label'), value: name }),
  });
}

export function languageItem(page: Page, { name }: Locale): Locator {
  return page.getByRole('menuitemradio', { name, exact: true });
}

/** Changes the language with the selector, and waits for the other language. */
export async function switchLanguage(page: Page, from: Locale): Promise<Locale> {
  const to = locales[from.other];
  await languageButton(page, from).click();
  await languageItem(page, to).click();
  await expect(languageButton(page, to)).toBeVisible();
  return to;
}

export function panelButton(page: Page, { t }: Locale): Locator {
  return page.getByRole('button', { name: t('layout.panel.open') });
}

export function panel(page: Page, { t }: Locale): Locator {
  return page.getByRole('dialog', { name: t('layout.panel.title') });
}

/** Links in the footer's columns and small print. */
export function footer(page: Page): Locator {
  return page.getByRole('contentinfo');
}

/** The section of a page with this heading. */
export function section(page: Page, heading: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
}
