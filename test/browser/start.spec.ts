import type { Page } from '@playwright/test';
import { everyPage, unknownPath } from './support/addresses';
import { clientCode, hold, watchExecution } from './support/code';
import { isSameWindow, markWindow, placeOf, scrollTop } from './support/place';
import {
  languageButton,
  languageItem,
  mainHeading,
  navigation,
  panel,
  panelButton,
} from './support/roles';
import { expect, test, wakeSite } from './support/test';
import { hasStarted } from './support/wakeSite';
import { locales } from './support/words';

const { t } = locales.en;

/** What the boot script says when a start fails; not the failed fetch ahead, which comes earlier. */
function failedStart(page: Page) {
  return page.waitForEvent('console', (message) =>
    message.location().url.includes('/assets/boot.'),
  );
}

/** The code that a page names, what it fetches ahead, and which of that came after it had loaded. */
async function fetchedAhead(page: Page) {
  const handle = await page.waitForFunction(
    () => {
      const code =
        document.querySelector<HTMLElement>('[data-code]')?.dataset.code?.split(' ') ?? [];
      const links = [...document.querySelectorAll('link[rel="modulepreload"]')];
      const [loading] = performance.getEntriesByType('navigation');
      const loaded = loading instanceof PerformanceNavigationTiming ? loading.loadEventStart : 0;
      const late = performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => loaded > 0 && startTime >= loaded)
        .map(({ name }) => new URL(name).pathname);
      const ahead = links.map((link) => link.getAttribute('href'));
      const priorities = links.map((link) => link.getAttribute('fetchpriority'));
      return code.every((path) => late.includes(path)) && { code, ahead, priorities };
    },
    null,
    { timeout: 20_000 },
  );
  const value = await handle.jsonValue();
  if (!value) throw new Error('nothing was fetched ahead');
  return value;
}

/** Pages that need data, or have something to log (`notFound.spec.ts`), start without a sign. */
const startsAlone = ['/reviews', unknownPath];

/** How the browser tells of a connection on which nothing is fetched ahead; left alone, of a fast one. */
const dearConnections: Readonly<Record<string, object>> = {
  key: { saveData: true, effectiveType: '4g' },
  focus: { effectiveType: '3g' },
};

test('[S2] before any sign of a person only the boot script runs, and the client is fetched ahead once the page has loaded', async ({
  page,
  english,
}) => {
  const executed = await watchExecution(page);
  for (const { path } of everyPage.filter((one) => !startsAlone.includes(one.path))) {
    await test.step(`[S2] on ${path}`, async () => {
      await page.goto(`${english}${path}`);
      const { code, ahead, priorities } = await fetchedAhead(page);
      expect(code.length).toBeGreaterThan(1);
      expect(ahead).toEqual(code);
      expect(new Set(priorities)).toEqual(new Set(['low']));
      expect(await executed()).toEqual(['boot']);
    });
  }
  await wakeSite(page);
  expect(await executed()).toContain('client');
});

test('[S2] what needs data starts the site alone', async ({ page, english }) => {
  const answered = page.waitForResponse('**/assets/boot.*.js');
  await page.goto(`${english}/reviews`);
  await test.step('[S2] the boot script weighs at most 2048 bytes', async () => {
    expect.soft((await (await answered).body()).byteLength).toBeLessThanOrEqual(2048);
  });
  await hasStarted(page);
});

test.describe(() => {
  test.use({ hasTouch: true });

  test('[S2] a moved pointer, a key, scrolling, focus and touch each start the site', async ({
    page,
    english,
  }) => {
    const executed = await watchExecution(page);
    const signs = {
      key: () => page.keyboard.press('Shift'),
      focus: () => page.getByRole('link', { name: t('layout.getStarted') }).focus(),
      touch: () => page.touchscreen.tap(40, 300),
      scroll: () => page.mouse.wheel(0, 300),
      // At the end: where the pointer rests, the next page may take it for a move.
      'a moved pointer': () => page.mouse.move(40, 300),
    };
    // The page's address says which connection its browser tells of.
    await page.addInitScript((connections) => {
      const value = connections[new URLSearchParams(location.search).get('by') ?? ''];
      if (value) Object.defineProperty(navigator, 'connection', { value });
    }, dearConnections);
    for (const [name, give] of Object.entries(signs)) {
      await test.step(`[S2] ${name}`, async () => {
        await page.goto(`${english}/pricing?by=${name}`);
        expect(await executed()).toEqual(['boot']);
        await test.step('[S2] code is fetched ahead, and none where data is dear', async () => {
          // The idle moment that boot waited for comes before this one.
          const ahead = await page.evaluate(
            () =>
              new Promise<number>((resolve) => {
                requestIdleCallback(() =>
                  resolve(document.querySelectorAll('link[rel="modulepreload"]').length),
                );
              }),
          );
          expect(ahead > 0).toBe(!(name in dearConnections));
        });
        await give();
        await hasStarted(page);
      });
    }
  });
});

test('[S2] presses before the start are held, and take effect once', async ({ page, english }) => {
  const client = await hold(page, clientCode);
  await page.goto(english);
  await page.evaluate(() => {
    Reflect.set(window, 'replayed', 0);
    document.addEventListener('click', ({ isTrusted }) => {
      if (!isTrusted) Reflect.set(window, 'replayed', Reflect.get(window, 'replayed') + 1);
    });
  });
  await languageButton(page, locales.en).click();
  await languageButton(page, locales.en).click();
  await expect(page.locator('html')).toHaveAttribute('data-starting');
  await expect(page.getByRole('menu')).toHaveCount(0);
  client.release();
  await expect(languageItem(page, locales.en)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'replayed'))).toBe(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-starting');
});

test('[S2] in Hebrew, on a phone, a press before the start opens the panel', async ({
  page,
  hebrew,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const client = await hold(page, clientCode);
  await page.goto(hebrew);
  await panelButton(page, locales.he).click();
  await expect(panel(page, locales.he)).toHaveCount(0);
  client.release();
  await expect(panel(page, locales.he)).toBeVisible();
});

test('[S2] a link pressed while the client is on its way leads on', async ({ page, english }) => {
  await hold(page, clientCode);
  await page.goto(english);
  await navigation(page, locales.en)
    .getByRole('link', { name: t('layout.nav.pricing') })
    .click();
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
  await languageButton(page, locales.en).click();
  await failed;
  await expect(page.locator('html')).not.toHaveAttribute('data-starting');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByText(t('contact.faq.start.question')).click();
  await expect(page.getByText(t('contact.faq.start.answer'))).toBeVisible();

  await page.unroute(clientCode);
  await wakeSite(page);
  await markWindow(page);
  await navigation(page, locales.en)
    .getByRole('link', { name: t('layout.nav.pricing') })
    .click();
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
  await wakeSite(page);
});

test('[S2] the start leaves the page where the reader scrolled to, and a question open', async ({
  page,
  english,
}) => {
  const client = await hold(page, clientCode);
  await page.goto(`${english}/contact`);
  const answer = page.getByText(t('contact.faq.start.answer'));
  await page.getByText(t('contact.faq.start.question')).click();
  await page.evaluate(() => document.fonts.ready);
  await answer.scrollIntoViewIfNeeded();
  const before = await placeOf(answer);
  client.release();
  await hasStarted(page);
  await expect(answer).toBeVisible();
  expect(await scrollTop(page)).toBeGreaterThan(300);
  expect((await placeOf(answer)).top).toBe(before.top);
});
