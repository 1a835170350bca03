import { expect, type Page } from '@playwright/test';
import type { Language } from '../../../locales/languages';
import { navigation, panel, panelButton } from '../../browser/support/roles';
import { locales } from '../../browser/support/words';
import { whileTimePasses } from '../whileTimePasses';

/**
 * Goes to the price list by the navigation, as whoever has had enough does: Escape until nothing lies over the
 * page, and the cross of a dialog whose frame has the focus, and so the keys; then the link, which stands in the
 * panel where the window is narrow.
 * @throws where there is no way.
 */
export function findWayOut(page: Page): Promise<void> {
  return whileTimePasses(page, () => leave(page));
}

async function leave(page: Page): Promise<void> {
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('Escape');
  if (await page.evaluate(() => document.activeElement?.matches('dialog iframe'))) {
    await page.getByRole('dialog').getByRole('button').first().click(patience);
  }
  const language = await page.evaluate(() => document.documentElement.lang);
  const locale = locales[language as Language];
  const name = locale.t('layout.nav.pricing');
  const button = panelButton(page, locale);
  const isNarrow = await button.isVisible();
  if (isNarrow) await button.click(patience);
  const links = isNarrow ? panel(page, locale) : navigation(page, locale);
  await links.getByRole('link', { name, exact: true }).click(patience);
  await expect(page).toHaveURL(/\/pricing$/, patience);
  await expect(page.getByRole('main')).toContainText('₪', patience);
}

const patience = { timeout: 20_000 };
