import { expect, type Page } from '@playwright/test';
import type { PagePath } from '../../../src/content/navigation';
import { pageNames } from '../../../src/content/navigation';
import { drawUntil } from '../../browser/models/drawUntil';
import type { Locale } from '../../browser/support/words';

/** Follows a link of the page to another one, within the document; leaves what lies over the page first. */
export async function goTo(page: Page, { t }: Locale, path: PagePath): Promise<void> {
  const title = t(`meta.${pageNames[path]}.title`);
  const isThere = async () =>
    new URL(page.url()).pathname === path && (await page.title()) === title;
  if (await isThere()) return;
  await page.keyboard.press('Escape');
  await page.evaluate((address) => {
    const link = document.querySelector<HTMLElement>(`a[href="${address}"]`);
    if (!link) throw new Error(`no link leads to ${address}`);
    link.click();
  }, path);
  await drawUntil(page, isThere);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The page, on which an address is gone to by a link: what drives a machine stays in the same document. */
export function withinDocument(page: Page, locale: Locale): Page {
  return new Proxy(page, {
    get(target, key) {
      if (key === 'goto')
        return (address: string) => goTo(target, locale, new URL(address).pathname as PagePath);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
