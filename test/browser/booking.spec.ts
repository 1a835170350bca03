import type { Locator, Page } from '@playwright/test';
import { hosts } from '../../src/tools/local/addresses';
import { hasStarted } from './support/act';
import { origin } from './support/addresses';
import { seriousViolations } from './support/axe';
import { hold } from './support/code';
import { navigation, switchLanguage } from './support/roles';
import { act, expect, test } from './support/test';
import { announcements, layoutShifts, violations } from './support/watch';
import { bothTongues, type Tongue, tongues } from './support/words';

// A busy machine is no failure.
test.describe.configure({ timeout: 60_000 });

const { t } = tongues.en;
const script = '**/assets/external/widget.js';
const bookingUrl = () => `${origin(hosts.widget)}/example/30min`;

const badge = (page: Page, tongue: Tongue = tongues.en): Locator =>
  page.getByRole('link', { name: tongue.t('layout.badge.label') });
const dialog = (page: Page, tongue: Tongue = tongues.en): Locator =>
  page.getByRole('dialog', { name: tongue.t('booking.dialog.title') });
const consultation = (page: Page): Locator => page.locator('#consultation');
const link = (within: Page | Locator, tongue: Tongue = tongues.en): Locator =>
  within.getByRole('link', { name: tongue.t('booking.link') });
const frame = (within: Page | Locator, tongue: Tongue = tongues.en): Locator =>
  within.getByTitle(tongue.t('booking.frame'));
const slot = (within: Page | Locator): Locator =>
  frame(within).contentFrame().getByRole('button', { name: '10:00' });

const heightOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => node.getBoundingClientRect().height);

/** The specification's least size of the calendar. */
async function expectRoom(calendar: Locator): Promise<void> {
  const { width, height } = await calendar.evaluate(({ clientWidth, clientHeight }) => ({
    width: clientWidth,
    height: clientHeight,
  }));
  expect(width).toBeGreaterThanOrEqual(320);
  expect(height).toBeGreaterThanOrEqual(700);
}

/** The names of the service's files that the page asks for, from now on. */
function requests(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/external\/(.+)$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const tongue of bothTongues) {
    test(`[S1] badge and section are links to the booking page, in a new tab (${tongue.language})`, async ({
      page,
      sites,
    }) => {
      for (const path of ['/services', '/contact']) {
        await page.goto(`${sites[tongue.language]}${path}`);
        for (const way of [badge(page, tongue), link(consultation(page), tongue)]) {
          await expect(way).toBeVisible();
          await expect(way).toHaveAttribute('href', bookingUrl());
          await expect(way).toHaveAttribute('target', '_blank');
        }
      }
      expect(await page.locator('[style]').count()).toBe(0);
    });
  }
});

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
    await expect(link(dialog(page, tongue), tongue)).toBeFocused();
    await expect(frame(dialog(page, tongue), tongue)).toBeVisible();
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
  await page.route(script, () => {});
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
      const late = await hold(page, script);
      await page.goto(`${hebrew}/contact`);
      await act(page);
      await consultation(page).scrollIntoViewIfNeeded();
      await expect(page.getByText(tongues.he.t('booking.loading'))).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
      late.release();
      await badge(page, tongues.he).click();
      await expect(frame(dialog(page, tongues.he), tongues.he)).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
    });
  });
}

test('[S1] a call is booked in the dialog, which stays open and says nothing', async ({
  page,
  english,
}) => {
  await page.goto(english);
  await act(page);
  await badge(page).click();
  await slot(dialog(page)).click();
  const booking = frame(dialog(page)).contentFrame();
  await booking.getByRole('button', { name: /^Confirm/ }).click();
  await expect(booking.getByRole('status')).toContainText('You are scheduled');
  await expect(dialog(page)).toBeVisible();
  expect(await announcements(page)).toEqual([]);
});

test('[S7] script and stylesheet are asked for at the first intent, once for the whole visit', async ({
  page,
  english,
}) => {
  const asked = requests(page);
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
    const asked = requests(page);
    await page.goto(`${english}${path}`);
    await consultation(page).evaluate((section) => section.scrollIntoView());
    await hasStarted(page);
    await expect(slot(consultation(page))).toBeVisible();
    expect([...asked].sort()).toEqual(['widget.css', 'widget.js']);
    await expect(link(consultation(page))).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('[S7] nothing is asked for before the page has loaded', async ({ page, english }) => {
  const asked = requests(page);
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

for (const width of [320, 390, 1280]) {
  test(`[S7] at ${width} px its place is kept from the first paint: nothing moves, nothing overflows`, async ({
    page,
    english,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const late = await hold(page, script);
    await page.goto(`${english}/contact`);
    const before = await heightOf(consultation(page));
    await consultation(page).evaluate((section) => section.scrollIntoView());
    await hasStarted(page);
    await expect(page.getByText(t('booking.loading'))).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const shifts = await layoutShifts(page);
    late.release();
    await expect(slot(consultation(page))).toBeVisible();
    await expectRoom(frame(consultation(page)));
    expect(await heightOf(consultation(page))).toBe(before);
    expect(await layoutShifts(page)).toEqual(shifts);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(width);
    // In the dialog as well.
    await badge(page).click();
    await expectRoom(frame(dialog(page)));
  });
}

test('[S4] a switch of the language keeps the calendar, and names it anew', async ({
  page,
  english,
}) => {
  const asked = requests(page);
  await page.goto(`${english}/services`);
  await act(page);
  await consultation(page).scrollIntoViewIfNeeded();
  await slot(consultation(page)).click();
  const hebrew = await switchLanguage(page, tongues.en);
  const renamed = frame(consultation(page), hebrew);
  await expect(renamed).toBeVisible();
  const chosen = renamed.contentFrame().getByRole('button', { name: '10:00', exact: true });
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  expect(asked).toHaveLength(2);
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

test.describe('[S7] when the service does not come', () => {
  test('the link stays with a short message, and the dialog tries again', async ({
    page,
    english,
    expectConsole,
  }) => {
    expectConsole(/ERR_FAILED/);
    await page.route(script, (route) => route.abort());
    const asked = requests(page);
    await page.goto(`${english}/contact`);
    await act(page);
    await page.evaluate(() => document.fonts.ready);
    const shifts = await layoutShifts(page);
    await consultation(page).scrollIntoViewIfNeeded();
    const message = consultation(page).getByText(t('booking.failed'));
    await expect(message).toBeVisible();
    await expect(link(consultation(page))).toHaveAttribute('href', bookingUrl());
    expect(await layoutShifts(page)).toEqual(shifts);
    expect(asked.filter((name) => name === 'widget.js')).toHaveLength(1);
    await page.unroute(script);
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
    const late = await hold(page, script);
    await page.goto(`${english}/services`);
    await act(page);
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const asked = page.waitForRequest(script);
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
    await expect(link(consultation(page))).toBeVisible();
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
