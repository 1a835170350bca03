import type { Locator } from '@playwright/test';
import { badge, bookingLink, calendar, dialog, slot, widgetScript } from './support/booking';
import { navigation } from './support/roles';
import { act, expect, test } from './support/test';
import { announcements, violations } from './support/watch';
import { bothTongues, tongues } from './support/words';

const { t } = tongues.en;

for (const tongue of bothTongues) {
  const { language } = tongue;

  test(`[S1] the badge opens a dialog by keyboard, and has the focus again after Escape (${language})`, async ({
    page,
    sites,
  }) => {
    await page.goto(sites[language]);
    await act(page);
    await badge(page, tongue).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page, tongue)).toBeVisible();
    const close = dialog(page, tongue).getByRole('button', {
      name: tongue.t('booking.dialog.close'),
    });
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bookingLink(dialog(page, tongue), tongue)).toBeFocused();
    await expect(calendar(dialog(page, tongue), tongue)).toBeVisible();
    await close.focus();
    await page.keyboard.press('Escape');
    await expect(dialog(page, tongue)).toBeHidden();
    await expect(badge(page, tongue)).toBeFocused();
    expect(page.context().pages()).toHaveLength(1);
    expect(await violations(page)).toEqual([]);
  });
}

test('[S1] its button and a press outside close the dialog; the badge has the focus again', async ({
  page,
  english,
}) => {
  await page.goto(english);
  await act(page);
  await badge(page).click();
  await dialog(page)
    .getByRole('button', { name: t('booking.dialog.close') })
    .click();
  await expect(dialog(page)).toBeHidden();
  await expect(badge(page)).toBeFocused();
  await badge(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(dialog(page)).toBeHidden();
  await expect(badge(page)).toBeFocused();
});

test('[S1] Tab never leaves the dialog for the page behind it', async ({ page, english }) => {
  await page.route(widgetScript, () => {});
  await page.goto(english);
  await act(page);
  await badge(page).click();
  await expect(dialog(page)).toBeVisible();
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.closest('#root') !== null && activeElement !== document.body;
    });
    expect(isOutside).toBe(false);
  }
});

for (const { name, press } of [
  { name: 'Ctrl', press: (way: Locator) => way.click({ modifiers: ['ControlOrMeta'] }) },
  { name: 'the middle button', press: (way: Locator) => way.click({ button: 'middle' }) },
]) {
  test(`[S1] a press of the badge with ${name} opens the booking page in a tab`, async ({
    page,
    english,
  }) => {
    await page.goto(english);
    await act(page);
    const opening = page.context().waitForEvent('page');
    await press(badge(page));
    expect((await opening).url()).toMatch(/^(about:blank|http:\/\/widget\.)/);
    await expect(dialog(page)).toBeHidden();
  });
}

test('[S1] a call is booked in the dialog, which stays open; it is confirmed once', async ({
  page,
  english,
}) => {
  await page.goto(english);
  await act(page);
  await badge(page).click();
  await slot(dialog(page)).click();
  const booking = calendar(dialog(page)).contentFrame();
  await booking.getByRole('button', { name: /^Confirm/ }).click();
  await expect(booking.getByRole('status')).toContainText('You are scheduled');
  await expect(dialog(page)).toBeVisible();
  expect(await announcements(page)).toEqual([t('booking.scheduled')]);
});

test('[S7] Back closes the dialog with the page that it lies over', async ({ page, english }) => {
  await page.goto(english);
  await act(page);
  await navigation(page, tongues.en)
    .getByRole('link', { name: t('layout.nav.pricing') })
    .click();
  await expect(page).toHaveURL(`${english}/pricing`);
  await badge(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(`${english}/`);
});
