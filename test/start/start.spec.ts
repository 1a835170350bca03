import type { Locator, Page, Route } from '@playwright/test';
import { draftsKey } from '../../src/start/pageContract';
import { clientCode, hold, mainCode, watchExecution } from '../browser/support/code';
import { hasStarted } from '../browser/support/hydrateSite';
import { leaveAndReturn } from '../browser/support/leaveAndReturn';
import { isSameWindow, markWindow, placeOf, scrollTop } from '../browser/support/place';
import { prerender, showPrerendered } from '../browser/support/prerendering';
import { leadTo, navigation, panel, panelButton } from '../browser/support/roles';
import { expect, hydrateSite, test } from '../browser/support/test';
import { locales } from '../browser/support/words';
import { badge } from '../features/booking/bookingPage';
import { goodInquiry, inquiryForm } from '../features/forms/formPage';
import { givenReview, stubReviews } from '../features/reviews/reviewsApi';
import { pageCode } from '../support/pageCode';

const { t } = locales.en;

/** Scripts that a page needs, and those that it prefetches once they were all requested after its load. */
async function prefetched(page: Page) {
  const code = pageCode((await page.locator('script[data-code]').getAttribute('data-code')) ?? '');
  await page.waitForFunction((paths: readonly string[]) => {
    const [loading] = performance.getEntriesByType('navigation');
    const loaded = loading instanceof PerformanceNavigationTiming ? loading.loadEventStart : 0;
    const files = performance.getEntriesByType('resource');
    const late = files.filter(({ startTime }) => loaded > 0 && startTime >= loaded);
    return paths.every((path) => late.some(({ name }) => new URL(name).pathname === path));
  }, code);
  const links = page.locator('link[rel="modulepreload"]');
  const hrefs = links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return { code, prefetches: await hrefs };
}

/** Simulates a connection on which nothing is prefetched; otherwise a fast one. */
const dearConnections: Readonly<Record<string, object>> = {
  key: { saveData: true, effectiveType: '4g' },
  focus: { effectiveType: '3g' },
  touch: { effectiveType: 'slow-2g' },
};

test('[S2] runs only the boot script at first, and prefetches the client', async ({
  page,
  english,
}) => {
  const executed = await watchExecution(page);
  for (const path of ['/', '/pricing', '/privacy']) {
    await test.step(`[S2] on ${path}`, async () => {
      await page.goto(`${english}${path}`);
      const { code, prefetches } = await prefetched(page);
      expect(code.length).toBeGreaterThan(1);
      expect(prefetches.toSorted()).toEqual(code.toSorted());
      expect(await executed()).toEqual(['boot']);
    });
  }
  await hydrateSite(page);
  expect(await executed()).toContain('client');
  const links = await page.locator('link[rel="modulepreload"]').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([...new Set(addresses)]);
});

test.describe(() => {
  test.use({ hasTouch: true });

  test('[S2] opens the next page on a tap on a link, without starting the site', async ({
    page,
    english,
  }) => {
    const executed = await watchExecution(page);
    // The browser may have prefetched the next page, so no request can be held.
    await page.addInitScript(() =>
      addEventListener('pagehide', () => {
        const left = [document.documentElement.dataset.start, Reflect.get(globalThis, 'executed')];
        sessionStorage.setItem('left', JSON.stringify(left));
      }),
    );
    await page.goto(english);
    const link = navigation(page, locales.en).getByRole('link', { name: t('pricing.meta.name') });
    const { x, y, width, height } = await placeOf(link);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(page).toHaveTitle(t('pricing.meta.title'));
    const left = await page.evaluate(() => sessionStorage.getItem('left'));
    expect(JSON.parse(left ?? '')).toEqual(['leaving', ['boot']]);
    await expect(page.locator('html')).toHaveAttribute('data-start', 'waiting');
    expect(await executed()).toEqual(['boot']);
  });

  test('[S2] starts on the first interaction, and prefetches only cheaply', async ({
    page,
    english,
  }) => {
    const executed = await watchExecution(page);
    const signs = {
      key: () => page.keyboard.press('Shift'),
      focus: () => page.getByRole('link', { name: t('layout.getStarted') }).focus(),
      touch: () => page.touchscreen.tap(40, 300),
      scroll: () => page.mouse.wheel(0, 300),
      // At the edge, because a new page may report a resting pointer as a move.
      'a moved pointer': () => page.mouse.move(40, 300, { steps: 2 }),
    };
    // The page's address selects the simulated connection.
    await page.addInitScript((connections) => {
      const value = connections[new URLSearchParams(location.search).get('by') ?? ''];
      if (value) Object.defineProperty(navigator, 'connection', { value });
    }, dearConnections);
    for (const [name, give] of Object.entries(signs)) {
      await test.step(`[S2] ${name}`, async () => {
        await page.goto(`${english}/pricing?by=${name}`);
        expect(await executed()).toEqual(['boot']);
        // The idle callback of the boot script runs before this one.
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
        const isPrefetched = page.locator('link[rel="modulepreload"]').first();
        await expect(isPrefetched).toBeAttached({ attached: !(name in dearConnections) });
        await give();
        await hasStarted(page);
      });
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[S2] takes over a panel that was opened before', async ({ page, hebrew }) => {
    const client = await hold(page, clientCode);
    await page.goto(hebrew);
    const button = panelButton(page, locales.he);
    const sheet = panel(page, locales.he);
    const cross = sheet.getByRole('button', { name: locales.he.t('layout.panel.close') });

    for (const [by, close] of [
      ['Escape', () => page.keyboard.press('Escape')],
      ['its button', () => cross.tap()],
      ['a press outside', () => page.touchscreen.tap(360, 500)],
    ] as const) {
      await test.step(`[S4] ${by} closes it`, async () => {
        await button.tap();
        await expect(sheet).toBeVisible();
        await expect(cross).toBeFocused();
        await close();
        await expect(sheet).toBeHidden();
        await expect(button).toBeFocused();
      });
    }

    await test.step('[S4] it stays open with its focus, without a second entrance', async () => {
      await button.tap();
      await expect(sheet).toBeVisible();
      await sheet.evaluate((dialog) =>
        Promise.all(dialog.getAnimations().map(({ finished }) => finished)),
      );
      const link = sheet.getByRole('link', { name: locales.he.t('pricing.meta.name') });
      await link.focus();
      await sheet.evaluate((dialog) => {
        for (const type of ['animationstart', 'close'])
          dialog.addEventListener(type, () => dialog.setAttribute('data-moved', type));
      });
      client.release();
      await hasStarted(page);
      await expect(sheet).toBeVisible();
      await expect(link).toBeFocused();
      await expect(sheet).not.toHaveAttribute('data-moved');
    });
  });

  test('[S2] leaves a panel closed that was closed before', async ({ page, english }) => {
    const client = await hold(page, clientCode);
    await page.goto(english);
    await panelButton(page, locales.en).tap();
    await expect(panel(page, locales.en)).toBeVisible();
    await leaveAndReturn(page);
    await expect(panel(page, locales.en)).toBeHidden();
    await panelButton(page, locales.en).tap();
    const link = panel(page, locales.en).getByRole('link', { name: t('pricing.meta.name') });
    await link.tap();
    await expect(page).toHaveTitle(t('pricing.meta.title'));
    await page.goBack();
    await expect(page).toHaveTitle(t('home.meta.title'));
    await expect(panel(page, locales.en)).toBeHidden();
    await panelButton(page, locales.en).tap();
    await page.keyboard.press('Escape');
    client.release();
    await hasStarted(page);
    await expect(panel(page, locales.en)).toBeHidden();
  });
});

for (const [name, code] of [
  ['client', clientCode],
  ['main code', mainCode],
  ['messages', '**/assets/en.*.js'],
] as const) {
  test(`[S2] keeps the page working when the ${name} failed, and retries`, async ({
    page,
    english,
    expectConsole,
  }) => {
    expectConsole(/ERR_FAILED|Failed to fetch|failed to load a chunk/);
    await page.route(code, (route) => route.abort());
    await page.goto(`${english}/contact`);
    // No reload, because the server has no new version.
    await markWindow(page);
    const send = page.getByRole('button', { name: t('contact.form.submit') });
    await send.click();
    await expect(page.locator('html')).toHaveAttribute('data-start', 'failed');
    await expect(send).not.toHaveAttribute('aria-busy', 'true');
    await page.getByText(t('contact.faq.start.question')).click();
    await expect(page.getByText(t('contact.faq.start.answer'))).toBeVisible();
    await page.unroute(code);
    await hydrateSite(page);
    // [S4] Clicks during a failed start are not replayed later.
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await leadTo(page, locales.en, 'pricing');
    expect(await isSameWindow(page)).toBe(true);
  });
}

test('[S2] keeps the scroll position and open questions', async ({ page, english }) => {
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

test('[S2] lets the browser prerender the page of a link until the site has started', async ({
  page,
  english,
}) => {
  const session = await page.context().newCDPSession(page);
  const problems: unknown[] = [];
  let links = 0;
  const tried: string[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => problems.push(ruleSet.errorMessage));
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    links = preloadingAttemptSources.length;
  });
  // Playwright refuses the prerendering itself.
  session.on('Preload.prerenderStatusUpdated', ({ key }) => tried.push(key.url));
  await session.send('Preload.enable');
  const client = await hold(page, clientCode);
  await page.goto(english);
  await expect.poll(() => links).toBeGreaterThan(5);
  const link = navigation(page, locales.en).getByRole('link', { name: t('pricing.meta.name') });
  await approach(page, link);
  await expect.poll(() => tried).toContain(`${english}/pricing`);
  client.release();
  await hasStarted(page);
  await expect.poll(() => links).toBe(0);
  expect(problems).toEqual([undefined]);
});

/** Moves the pointer onto an element like a hand, in more than one movement. */
async function approach(page: Page, target: Locator): Promise<void> {
  const { left, top, width, height } = await placeOf(target);
  await page.mouse.move(left + width / 2, top + height / 2, { steps: 5 });
}

test('[S2] does nothing on a prerendered page until it is shown', async ({ page, english }) => {
  await prerender(page);
  const requested: string[] = [];
  await stubReviews(page, async (route: Route) => {
    requested.push(route.request().url());
    await route.fulfill({ json: [givenReview(1)] });
  });
  const executed = await watchExecution(page);
  await page.goto(`${english}/reviews`, { waitUntil: 'networkidle' });
  expect(await executed()).toEqual(['boot']);
  expect(requested).toEqual([]);
  await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0);
  await showPrerendered(page);
  await expect(page.getByText(givenReview(1).review)).toBeVisible();
  expect(await executed()).toEqual(['boot', 'reviews']);
  expect(requested).toHaveLength(1);
});

test('[S4] shows a kept draft at once, without an interaction', async ({ page, english }) => {
  const site = await hold(page, mainCode);
  const message = 'Tables. '.repeat(20_000);
  await page.goto(`${english}/terms`);
  await page.evaluate(([key, drafts]) => sessionStorage.setItem(key, drafts), [
    draftsKey,
    JSON.stringify({ contactForm: { message, service: goodInquiry.service, terms: true } }),
  ] as const);
  await page.goto(`${english}/contact`);
  const { field } = inquiryForm(page, locales.en);
  const shows = async () => {
    await expect(field('message')).toHaveValue(message);
    await expect(field('service')).toHaveValue(goodInquiry.service);
    await expect(field('terms')).toBeChecked();
  };
  await shows();
  site.release();
  await hasStarted(page);
  await shows();
  // A text near or beyond its limit shows what is left of it, which the exported page does not.
  await expect(page.getByText(t('forms.charactersLeft', { left: '0' })).first()).toBeVisible();
});

// As of screen readers, voice control and extensions.
test('[S2] starts the site by a click that comes alone', async ({ page, english }) => {
  const edit = page.getByRole('button', { name: t('home.hero.menu.write') });
  for (const control of [badge(page), edit]) {
    await page.goto(english);
    await control.evaluate((element: HTMLElement) => element.click());
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  }
});
