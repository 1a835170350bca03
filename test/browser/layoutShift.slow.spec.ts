import type { Route } from '@playwright/test';
import { stubReviews } from './support/reviews';
import { languageButton, switchLanguage } from './support/roles';
import { settle } from './support/shifts';
import { expect, hydrateSite, test } from './support/test';
import { toasts } from './support/toasts';
import { layoutShifts } from './support/watch';
import { type Locale, locales } from './support/words';

test('[S4] opens a menu, another language, a dialog and a toast without layout shift', async ({
  page,
  hebrew,
  expectConsole,
}) => {
  expectConsole(/500/);
  const locale = locales.he;
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await stubReviews(page, async (route: Route) => {
    await asked;
    await route.fulfill({ status: 500 });
  });
  await page.goto(`${hebrew}/reviews`);
  await hydrateSite(page);
  const movedBy = async (come: () => Promise<unknown>) => {
    await settle(page);
    const before = (await layoutShifts(page)).length;
    await come();
    await settle(page);
    return (await layoutShifts(page)).slice(before);
  };

  // First, because the site aborts a list after 10 s.
  const byMessage = await movedBy(async () => {
    answer();
    await expect(toasts(page, locale).words).toHaveText(locale.t('reviews.toasts.listFailed'));
  });
  expect(byMessage).toEqual([]);

  const byMenu = await movedBy(async () => {
    await languageButton(page, locale).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });
  expect(byMenu).toEqual([]);

  // With its messages and fonts loaded, all changes of another language happen at once.
  await switchLanguage(page, await switchLanguage(page, locale));
  let shown: Locale = locale;
  const byLanguage = await movedBy(async () => {
    shown = await switchLanguage(page, locale);
  });
  expect(byLanguage.length, JSON.stringify(byLanguage)).toBeLessThan(2);

  const byDialog = await movedBy(async () => {
    await page.getByRole('link', { name: shown.t('layout.badge.label') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  expect(byDialog).toEqual([]);
});
