import type { Page, Route } from '@playwright/test';
import { draftsKey } from '../../src/start/pageContract';
import { clientCode, hold, mainCode, watchExecution } from '../browser/support/code';
import { hasStarted } from '../browser/support/hydrateSite';
import { leaveAndReturn } from '../browser/support/leaveAndReturn';
import { placeOf, scrollTop } from '../browser/support/place';
import { prerender, showPrerendered } from '../browser/support/prerendering';
import { navigation, panel, panelButton } from '../browser/support/roles';
import { expect, hydrateSite, test } from '../browser/support/test';
import { locales } from '../browser/support/words';
import { goodInquiry, inquiryForm } from '../features/forms/formPage';
import { givenReview, stubReviews } from '../features/reviews/reviewsApi';
import { pageCode } from '../support/pageCode';

const { t } = locales.en;

/** Files that were requested before the page had loaded. */
function earlyRequests(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const [loading] = performance.getEntriesByType('navigation');
    const loaded = loading instanceof PerformanceNavigationTiming ? loading.loadEventStart : 0;
    const early = performance.getEntriesByType('resource').filter((f) => f.startTime < loaded);
    return early.map(({ name }) => new URL(name).pathname);
  });
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
  const links = page.locator('link[rel="modulepreload"]');
  const prefetched = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const path of ['/', '/pricing', '/privacy']) {
    await test.step(`[S2] on ${path}`, async () => {
      await page.goto(`${english}${path}`);
      const names = await page.locator('script[data-code]').getAttribute('data-code');
      const code = pageCode(names ?? '');
      await expect(links).toHaveCount(code.length);
      expect((await prefetched()).toSorted()).toEqual(code.toSorted());
      const early = await earlyRequests(page);
      expect(early.filter((file) => code.includes(file))).toEqual([]);
      expect(await executed()).toEqual(['boot']);
    });
  }
  await hydrateSite(page);
  expect(await executed()).toContain('client');
  const files = await prefetched();
  expect(files).toEqual([...new Set(files)]);
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

  test('[S4] hears a press before the boot script, which may copy', async ({ page, english }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    // As the handler of a button does, which hears the press when the page is live.
    await page.addInitScript(() =>
      addEventListener('click', (press) => {
        if (!press.isTrusted) void navigator.clipboard.writeText('copied');
      }),
    );
    const boot = await hold(page, '**/assets/boot.*.js');
    await page.goto(english, { waitUntil: 'commit' });
    await page.getByRole('button', { name: t('home.hero.menu.flip') }).click();
    await page.waitForFunction(() => performance.getEntriesByType('first-input').length > 0);
    boot.release();
    await expect(page.getByRole('button', { name: t('home.hero.menu.flipBack') })).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('copied');
  });

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

    await test.step('[S2] it is closed again after leaving the page', async () => {
      await button.tap();
      await leaveAndReturn(page);
      await expect(sheet).toBeHidden();
      await button.tap();
      await sheet.getByRole('link', { name: locales.he.t('pricing.meta.name') }).tap();
      await expect(page).toHaveTitle(locales.he.t('pricing.meta.title'));
      await page.goBack();
      await expect(sheet).toBeHidden();
    });

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
});

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
  const { x, y } = await placeOf(link);
  // Like a hand, in more than one movement.
  await page.mouse.move(x + 5, y + 5, { steps: 5 });
  await expect.poll(() => tried).toContain(`${english}/pricing`);
  client.release();
  await hasStarted(page);
  await expect.poll(() => links).toBe(0);
  expect(problems).toEqual([undefined]);
});

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
