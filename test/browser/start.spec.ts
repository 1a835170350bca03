import type { Page } from '@playwright/test';
import { hasStarted } from './support/act';
import { everyPage, unknownPath } from './support/addresses';
import { clientCode, hold, watchExecution } from './support/code';
import { isSameWindow, markWindow, placeOf } from './support/place';
import {
  languageButton,
  languageItem,
  mainHeading,
  navigation,
  panel,
  panelButton,
} from './support/roles';
import { act, expect, test } from './support/test';
import { bothTongues, tongues } from './support/words';

const { t } = tongues.en;

/** What the boot script says when a start fails; not the failed fetch ahead, which comes earlier. */
function failedStart(page: Page) {
  return page.waitForEvent('console', (message) =>
    message.location().url.includes('/assets/boot.'),
  );
}

/** Pages that need data, or have something to log, start without a sign. */
const startsAlone = ['/reviews', unknownPath];

for (const { path } of everyPage.filter((page) => !startsAlone.includes(page.path))) {
  test(`[S2] before any sign of a person only the boot script runs on ${path}`, async ({
    page,
    english,
  }) => {
    const executed = await watchExecution(page);
    await page.goto(`${english}${path}`);
    // The code is here, ready to run.
    await expect(page.locator('link[rel="modulepreload"]').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await executed()).toEqual(['boot']);
    await act(page);
    expect(await executed()).toContain('client');
  });
}

test('[S2] the boot script weighs at most 2048 bytes', async ({ page, english }) => {
  const answered = page.waitForResponse('**/assets/boot.*.js');
  await page.goto(english);
  expect((await (await answered).body()).byteLength).toBeLessThanOrEqual(2048);
});

test('[S2] the client is not asked for before the page has loaded, and then fetched ahead', async ({
  page,
  english,
}) => {
  await page.goto(english);
  const links = page.locator('link[rel="modulepreload"]');
  await expect(links.first()).toBeAttached();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/client.')),
  );
  await page.waitForLoadState('networkidle');
  const { code, ahead, requested } = await page.evaluate(() => {
    const [loading] = performance.getEntriesByType('navigation');
    const loaded = loading instanceof PerformanceNavigationTiming ? loading.loadEventStart : 0;
    return {
      code: document.querySelector<HTMLElement>('[data-code]')?.dataset.code?.split(' ') ?? [],
      ahead: [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
        link.getAttribute('href'),
      ),
      requested: performance.getEntriesByType('resource').map(({ name, startTime }) => ({
        path: new URL(name).pathname,
        isAfterLoad: startTime >= loaded,
      })),
    };
  });
  expect(code.length).toBeGreaterThan(1);
  expect(ahead).toEqual(code);
  for (const path of code) expect(requested).toContainEqual({ path, isAfterLoad: true });
});

for (const { name, sign } of [
  { name: 'a moved pointer', sign: 'pointer' },
  { name: 'a key', sign: 'key' },
  { name: 'scrolling', sign: 'scroll' },
  { name: 'focus', sign: 'focus' },
  { name: 'touch', sign: 'touch' },
] as const) {
  test.describe(() => {
    test.use({ hasTouch: sign === 'touch' });
    test(`[S2] ${name} starts the site`, async ({ page, english }) => {
      const executed = await watchExecution(page);
      await page.goto(`${english}/pricing`);
      expect(await executed()).toEqual(['boot']);
      if (sign === 'pointer') await page.mouse.move(40, 300);
      if (sign === 'key') await page.keyboard.press('Shift');
      if (sign === 'scroll') await page.mouse.wheel(0, 300);
      if (sign === 'focus') await page.getByRole('link', { name: t('layout.getStarted') }).focus();
      if (sign === 'touch') await page.touchscreen.tap(40, 300);
      await hasStarted(page);
    });
  });
}

test('[S2] a section that needs data starts the site when it comes near', async ({
  page,
  english,
}) => {
  await page.goto(`${english}/reviews`);
  await hasStarted(page);
});

for (const tongue of bothTongues) {
  const { language } = tongue;

  test(`[S2] a press before the start is held, and takes effect once (${language})`, async ({
    page,
    sites,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const client = await hold(page, clientCode);
    await page.goto(sites[language]);
    await panelButton(page, tongue).click();
    await panelButton(page, tongue).click();
    await expect(page.locator('html')).toHaveAttribute('data-starting');
    await expect(panel(page, tongue)).toHaveCount(0);
    client.release();
    await expect(panel(page, tongue)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-starting');
  });

  test(`[S2] a press on the language before the start opens its menu (${language})`, async ({
    page,
    sites,
  }) => {
    const client = await hold(page, clientCode);
    await page.goto(sites[language]);
    await languageButton(page, tongue).click();
    client.release();
    await expect(languageItem(page, tongue)).toBeVisible();
  });
}

test('[S2] a link pressed while the client is on its way leads on', async ({ page, english }) => {
  await hold(page, clientCode);
  await page.goto(english);
  await navigation(page, tongues.en).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle(t('meta.pricing.title'));
});

test('[S2] a client that fails to load leaves the page working, and the next sign tries again', async ({
  page,
  english,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route(clientCode, (route) => route.abort());
  await page.goto(`${english}/contact`);
  const failed = failedStart(page);
  await languageButton(page, tongues.en).click();
  await failed;
  await expect(page.locator('html')).not.toHaveAttribute('data-starting');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByText(t('contact.faq.start.question')).click();
  await expect(page.getByText(t('contact.faq.start.answer'))).toBeVisible();

  await page.unroute(clientCode);
  await act(page);
  await markWindow(page);
  await navigation(page, tongues.en).getByRole('link', { name: 'Pricing' }).click();
  await expect(mainHeading(page)).toHaveText(t('pricing.heading'));
  expect(await isSameWindow(page)).toBe(true);
});

test('[S2] words that fail to load at the start are asked for again at the next sign', async ({
  page,
  english,
  expectConsole,
}) => {
  expectConsole(/\/assets\/en\./);
  expectConsole(/could not be fetched: en/);
  await page.route('**/assets/en.*.js', (route) => route.abort());
  await page.goto(`${english}/contact`);
  const failed = failedStart(page);
  await page.mouse.move(40, 300);
  await failed;
  await page.unroute('**/assets/en.*.js');
  await expect(async () => {
    await page.mouse.move(40, 300);
    await page.mouse.move(41, 301);
    await expect(page.locator('html')).toHaveAttribute('data-test-started', '', { timeout: 500 });
  }).toPass({ timeout: 30_000 });
});

test('[S2] the page stays where the reader scrolled to before the start', async ({
  page,
  english,
}) => {
  const client = await hold(page, clientCode);
  await page.goto(`${english}/services`);
  const heading = page.getByRole('heading', {
    name: t('services.items.booking.title'),
    exact: true,
  });
  await page.evaluate(() => document.fonts.ready);
  await heading.scrollIntoViewIfNeeded();
  const before = await placeOf(heading);
  client.release();
  await hasStarted(page);
  expect((await placeOf(heading)).top).toBe(before.top);
});

test('[S2] a question opened before the start stays open', async ({ page, english }) => {
  const client = await hold(page, clientCode);
  await page.goto(`${english}/contact`);
  await page.getByText(t('contact.faq.start.question')).click();
  client.release();
  await hasStarted(page);
  await expect(page.getByText(t('contact.faq.start.answer'))).toBeVisible();
});
