import { hasStarted } from './support/act';
import {
  badge,
  bookingLink,
  bookingUrl,
  consultation,
  dialog,
  serviceFiles,
  slot,
  widgetScript,
} from './support/booking';
import { hold } from './support/code';
import { navigation } from './support/roles';
import { act, expect, test } from './support/test';
import { layoutShifts, violations } from './support/watch';
import { tongues } from './support/words';

const { t } = tongues.en;

test('[S7] script and stylesheet are asked for at the first intent, once for the whole visit', async ({
  page,
  english,
}) => {
  const asked = serviceFiles(page);
  await page.goto(english);
  await act(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await badge(page).hover();
  await expect.poll(() => [...asked].sort()).toEqual(['widget.css', 'widget.js']);
  await badge(page).click();
  await expect(slot(dialog(page))).toBeVisible();
  await page.keyboard.press('Escape');
  for (const name of ['services', 'contact', 'services'] as const) {
    await navigation(page, tongues.en)
      .getByRole('link', { name: t(`layout.nav.${name}`), exact: true })
      .click();
    await expect(page).toHaveTitle(t(`meta.${name}.title`));
    await consultation(page).scrollIntoViewIfNeeded();
    await expect(slot(consultation(page))).toBeVisible();
  }
  expect(asked).toHaveLength(2);
});

for (const path of ['/services', '/contact']) {
  test(`[S7] the section of ${path} brings its calendar when it comes near, without a sign of a person`, async ({
    page,
    english,
  }) => {
    const asked = serviceFiles(page);
    await page.goto(`${english}${path}`);
    await consultation(page).evaluate((section) => section.scrollIntoView());
    await hasStarted(page);
    await expect(slot(consultation(page))).toBeVisible();
    expect([...asked].sort()).toEqual(['widget.css', 'widget.js']);
    await expect(bookingLink(consultation(page))).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('[S7] nothing is asked for before the page has loaded', async ({ page, english }) => {
  const asked = serviceFiles(page);
  const slow = await hold(page, '**/favicon.svg?slow');
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      // The calendar's frame runs this as well.
      if (window !== top) return;
      const image = document.createElement('img');
      image.src = '/favicon.svg?slow';
      document.body.append(image);
    }),
  );
  await page.goto(`${english}/contact`, { waitUntil: 'commit' });
  await consultation(page).evaluate((section) => section.scrollIntoView());
  await hasStarted(page);
  await expect(page.getByText(t('booking.loading'))).toBeVisible();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  expect(asked).toEqual([]);
  slow.release();
  await expect(slot(consultation(page))).toBeVisible();
});

test.describe('[S7] when the service does not come', () => {
  test('the link stays with a short message, and the dialog tries again', async ({
    page,
    english,
    expectConsole,
  }) => {
    expectConsole(/ERR_FAILED/);
    await page.route(widgetScript, (route) => route.abort());
    const asked = serviceFiles(page);
    await page.goto(`${english}/contact`);
    await act(page);
    await page.evaluate(() => document.fonts.ready);
    const shifts = await layoutShifts(page);
    await consultation(page).scrollIntoViewIfNeeded();
    const message = consultation(page).getByText(t('booking.failed'));
    await expect(message).toBeVisible();
    await expect(bookingLink(consultation(page))).toHaveAttribute('href', bookingUrl());
    expect(await layoutShifts(page)).toEqual(shifts);
    expect(asked.filter((name) => name === 'widget.js')).toHaveLength(1);
    await page.unroute(widgetScript);
    await badge(page).click();
    await expect(slot(dialog(page))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(message).toBeHidden();
    await expect(slot(consultation(page))).toBeVisible();
  });

  test('after 10 s without an answer it counts as failed, and not before', async ({
    page,
    english,
  }) => {
    await page.clock.install();
    const late = await hold(page, widgetScript);
    await page.goto(`${english}/services`);
    await act(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const asked = page.waitForRequest(widgetScript);
    await consultation(page).evaluate((section) => section.scrollIntoView());
    await asked;
    const loading = consultation(page).getByText(t('booking.loading'));
    const failed = consultation(page).getByText(t('booking.failed'));
    await expect(loading).toBeVisible();
    await page.clock.runFor(9_999);
    await expect(loading).toBeVisible();
    await expect(failed).toBeHidden();
    await page.clock.runFor(1);
    await expect(failed).toBeVisible();
    await expect(bookingLink(consultation(page))).toBeVisible();
    // What comes now comes too late.
    late.release();
    await page.clock.runFor(1_000);
    await expect(failed).toBeVisible();
    await expect(consultation(page).locator('iframe')).toHaveCount(0);
  });

  test('a dialog whose own code does not come leaves the badge a link', async ({
    page,
    english,
    expectConsole,
  }) => {
    expectConsole(/ERR_FAILED/);
    expectConsole(/Failed to fetch dynamically imported module/);
    await page.route('**/assets/BookingDialog.*', (route) => route.abort());
    // The recovery that it calls for is another test's.
    await page.route(`${english}/`, (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
    );
    await page.goto(english);
    await act(page);
    await badge(page).click();
    await expect(badge(page)).not.toHaveAttribute('aria-haspopup');
    const opening = page.context().waitForEvent('page');
    await badge(page).click();
    await opening;
  });
});
