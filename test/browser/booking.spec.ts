import type { Locator } from '@playwright/test';
import { hasStarted } from './support/act';
import { seriousViolations } from './support/axe';
import {
  badge,
  bookingLink,
  bookingUrl,
  calendar,
  consultation,
  dialog,
  serviceFiles,
  slot,
  widgetScript,
} from './support/booking';
import { hold } from './support/code';
import { switchLanguage } from './support/roles';
import { act, expect, test } from './support/test';
import { announcements, layoutShifts } from './support/watch';
import { bothTongues, tongues } from './support/words';

const { t } = tongues.en;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const tongue of bothTongues) {
    test(`[S1] badge and section are links to the booking page, in a new tab (${tongue.language})`, async ({
      page,
      sites,
    }) => {
      for (const path of ['/services', '/contact']) {
        await page.goto(`${sites[tongue.language]}${path}`);
        for (const way of [badge(page, tongue), bookingLink(consultation(page), tongue)]) {
          await expect(way).toBeVisible();
          await expect(way).toHaveAttribute('href', bookingUrl());
          await expect(way).toHaveAttribute('target', '_blank');
        }
      }
      expect(await page.locator('[style]').count()).toBe(0);
    });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({ colorScheme });
    test(`[S1] section and dialog are accessible, loading and loaded (${colorScheme})`, async ({
      page,
      hebrew,
      expectConsole,
    }) => {
      // The checker would read the service's stylesheet, which the policy lets nobody fetch.
      expectConsole(/widget\.css' violates .+ "connect-src/);
      const late = await hold(page, widgetScript);
      await page.goto(`${hebrew}/contact`);
      await act(page);
      await consultation(page).scrollIntoViewIfNeeded();
      await expect(page.getByText(tongues.he.t('booking.loading'))).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
      late.release();
      await badge(page, tongues.he).click();
      await expect(calendar(dialog(page, tongues.he), tongues.he)).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
    });
  });
}

for (const width of [320, 390, 1280]) {
  test(`[S7] at ${width} px its place is kept from the first paint: nothing moves, nothing overflows`, async ({
    page,
    english,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const late = await hold(page, widgetScript);
    await page.goto(`${english}/contact`);
    const before = await heightOf(consultation(page));
    await consultation(page).evaluate((section) => section.scrollIntoView());
    await hasStarted(page);
    await expect(page.getByText(t('booking.loading'))).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const shifts = await layoutShifts(page);
    late.release();
    await expect(slot(consultation(page))).toBeVisible();
    await expectRoom(calendar(consultation(page)));
    expect(await heightOf(consultation(page))).toBe(before);
    expect(await layoutShifts(page)).toEqual(shifts);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(width);
    // In the dialog as well.
    await badge(page).click();
    await expectRoom(calendar(dialog(page)));
  });
}

test('[S4] a switch of the language keeps the calendar, and names it anew', async ({
  page,
  english,
}) => {
  const asked = serviceFiles(page);
  await page.goto(`${english}/services`);
  await act(page);
  await consultation(page).scrollIntoViewIfNeeded();
  await slot(consultation(page)).click();
  const hebrew = await switchLanguage(page, tongues.en);
  const renamed = calendar(consultation(page), hebrew);
  await expect(renamed).toBeVisible();
  const chosen = renamed.contentFrame().getByRole('button', { name: '10:00', exact: true });
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  expect(asked).toHaveLength(2);
});

test('[S7] what strangers say to the window changes nothing', async ({ page, english }) => {
  await page.goto(english);
  await act(page);
  await badge(page).click();
  await expect(slot(dialog(page))).toBeVisible();
  await page.evaluate(() => {
    for (const message of [{ event: 'calendly.event_scheduled' }, 'calendly.', null, 7, []]) {
      window.postMessage(message, '*');
    }
  });
  await expect(dialog(page)).toBeVisible();
  expect(await announcements(page)).toEqual([]);
});

function heightOf(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().height);
}

/** The specification's least size of the calendar. */
async function expectRoom(frame: Locator): Promise<void> {
  const { width, height } = await frame.evaluate(({ clientWidth, clientHeight }) => ({
    width: clientWidth,
    height: clientHeight,
  }));
  expect(width).toBeGreaterThanOrEqual(320);
  expect(height).toBeGreaterThanOrEqual(700);
}
