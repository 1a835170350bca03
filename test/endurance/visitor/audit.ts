import { expect, type Page } from '@playwright/test';
import { pages } from '../../../src/content/navigation';
import { switchLanguage } from '../../browser/support/roles';
import { type Locale, locales } from '../../browser/support/words';
import { whileTimePasses } from '../whileTimePasses';
import { pass } from './faults';
import { goTo } from './goTo';

/**
 * Whether the site is whole: every page can be gone to, the language switches there and back, and after 20 seconds
 * nothing is still said to be on its way.
 */
export async function audit(page: Page, locale: Locale): Promise<void> {
  for (const path of pages) await goTo(page, locale, path);
  await pass(page, 20_000);
  const busy = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[aria-busy=true], [role=progressbar]')].map(({ outerHTML }) =>
        outerHTML.slice(0, 80),
      ),
    );
  await expect.poll(busy).toEqual([]);
  const other = await whileTimePasses(page, () => switchLanguage(page, locale));
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(other.language);
  const back = await whileTimePasses(page, () => switchLanguage(page, locales[other.language]));
  expect(back.language).toBe(locale.language);
}
