import type { Locator } from '@playwright/test';
import { hold } from '../../browser/support/code';
import { placeOf } from '../../browser/support/place';
import { leadTo, switchLanguage } from '../../browser/support/roles';
import { expect, openHydrated, test } from '../../browser/support/test';
import { announcements, layoutShifts, violations } from '../../browser/support/watch';
import { locales } from '../../browser/support/words';
import {
  badge,
  bookingLink,
  calendar,
  consultation,
  dialog,
  serviceFiles,
  slot,
  widgetScript,
} from './bookingPage';

const { t } = locales.en;

test('[S7] loads a calendar when its button is pressed', async ({ page, english }) => {
  const asked = serviceFiles(page);
  const section = consultation(page);
  const widths = [320, 390, 1280];

  await test.step('nothing is requested before', async () => {
    await openHydrated(page, `${english}/contact`);
    await section.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
  });

  await test.step('the press moves the focus, and only the press makes the section higher', async () => {
    const late = await hold(page, widgetScript);
    await section.getByRole('button', { name: t('booking.open') }).press('Enter');
    await expect(section.getByText(t('booking.loading'))).toBeVisible();
    const { height } = await placeOf(section);
    const shifts = await layoutShifts(page);
    late.release();
    await expect(slot(section)).toBeVisible();
    expect(await layoutShifts(page)).toEqual(shifts);
    expect((await placeOf(section)).height).toBe(height);
    expect([...asked].sort()).toEqual(['widget.css', 'widget.js']);
    await expect(bookingLink(section)).toBeVisible();
  });

  await test.step('the calendar has enough space at any width', async () => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectRoom(calendar(section));
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest).toBeLessThanOrEqual(width);
    }
  });

  await test.step('a language change keeps the calendar and renames it', async () => {
    await slot(section).click();
    await switchLanguage(page, locales.en);
    await expect(slot(section, locales.he)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the next page has its own calendar and requests nothing again', async () => {
    await leadTo(page, locales.he, 'services');
    await section.getByRole('button', { name: locales.he.t('booking.open') }).click();
    await expect(slot(section, locales.he)).toBeVisible();
    expect(asked).toHaveLength(2);
    expect(await violations(page)).toEqual([]);
  });
});

test('[S1] opens a dialog from the badge that keeps the focus', async ({ page, english }) => {
  const asked = serviceFiles(page);
  const late = await hold(page, widgetScript);
  await openHydrated(page, english);
  const opened = dialog(page);
  const close = opened.getByRole('button', { name: t('booking.dialog.close') });

  await test.step('[S7] the service is requested at the press, and not before', async () => {
    await badge(page).hover();
    await badge(page).focus();
    // The code of the dialog, which both load.
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => [...asked].sort()).toEqual(['widget.css', 'widget.js']);
  });

  await test.step('it has the focus', async () => {
    await expect(opened).toBeVisible();
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bookingLink(opened)).toBeFocused();
  });

  await test.step('a booking is confirmed once, and the dialog stays open', async () => {
    late.release();
    await slot(opened).click();
    await expectRoom(calendar(opened));
    const booking = calendar(opened).contentFrame();
    await booking.getByRole('button', { name: /^Confirm/ }).click();
    await expect(booking.getByRole('status')).toContainText('You are scheduled');
    await expect(opened).toBeVisible();
    await expect.poll(() => announcements(page)).toEqual([t('booking.scheduled')]);
  });

  await test.step('a click outside closes it, and Back with its page', async () => {
    await page.mouse.click(20, 400);
    await expect(opened).toBeHidden();
    await expect(badge(page)).toBeFocused();
    await leadTo(page, locales.en, 'pricing');
    await badge(page).click();
    await expect(opened).toBeVisible();
    await page.goBack();
    await expect(opened).toBeHidden();
    await expect(page).toHaveURL(`${english}/`);
    // The badge moves with the footer while one page replaces the other.
    await expect(page).toHaveTitle(t('home.meta.title'));
  });

  await test.step('a click for a new tab or window is left to the browser', async () => {
    const left = await badge(page).evaluate((link) => {
      // Without an address it opens none.
      link.removeAttribute('href');
      const init = { bubbles: true, cancelable: true };
      const press = (key: string) => new MouseEvent('click', { ...init, [key]: true });
      const keys = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'];
      return keys.filter((key) => link.dispatchEvent(press(key)));
    });
    expect(left).toHaveLength(4);
    await expect(opened).toBeHidden();
    expect(asked).toHaveLength(2);
    expect(await violations(page)).toEqual([]);
  });
});

/** Minimum size of the calendar in the specification. */
async function expectRoom(frame: Locator): Promise<void> {
  const { width, height } = await placeOf(frame);
  expect(width).toBeGreaterThanOrEqual(320);
  expect(height).toBeGreaterThanOrEqual(700);
}
