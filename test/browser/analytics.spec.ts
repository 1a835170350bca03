import type { Page } from '@playwright/test';
import { hasStarted } from './support/act';
import { notFoundLine, unknownPath } from './support/addresses';
import {
  askForPrivacy,
  calls,
  countingScript,
  giveTime,
  hasSent,
  measurementId,
  watchCounting,
} from './support/counting';
import { mainHeading, navigation, switchLanguage } from './support/roles';
import { act, expect, test } from './support/test';
import { violations } from './support/watch';
import { tongues } from './support/words';

const { t } = tongues.en;
const start = ['js', expect.stringMatching(/^\d{4}-\d\d-\d\dT/)];

async function leadTo(page: Page, name: 'pricing' | 'services') {
  await navigation(page, tongues.en)
    .getByRole('link', { name: t(`layout.nav.${name}`) })
    .click();
  await expect(mainHeading(page)).toHaveText(t(`${name}.heading`));
}

test.describe('with a measurement id', () => {
  test.use({ variant: 'analytics' });

  for (const { tongue, domain } of [
    { tongue: tongues.en, domain: 'international' },
    { tongue: tongues.he, domain: 'israel' },
  ] as const) {
    const { language } = tongue;
    test(`[S7] the visit is counted by itself: page, language, domain, once (${language})`, async ({
      page,
      sites,
    }) => {
      const counting = watchCounting(page);
      await page.goto(sites[language]);
      await hasSent(counting, 4);
      expect(counting.sent).toEqual([
        start,
        calls.config('/'),
        calls.language(language),
        calls.domain(domain),
      ]);
      await act(page);
      await giveTime(page);
      expect(counting.sent).toHaveLength(4);
      expect(counting.scripts).toEqual([expect.stringContaining(`/gtag/js?id=${measurementId}`)]);
      expect(await violations(page)).toEqual([]);
    });
  }

  test('[S7] each change of the route is one page view, an anchor is none', async ({
    page,
    english,
  }) => {
    const counting = watchCounting(page);
    await page.goto(`${english}/contact`);
    await hasSent(counting, 4);
    expect(counting.sent[1]).toEqual(calls.config('/contact'));
    await leadTo(page, 'services');
    await leadTo(page, 'pricing');
    await page.goBack();
    await expect(mainHeading(page)).toHaveText(t('services.heading'));
    await page.evaluate(() => location.assign('#qr-menu'));
    await giveTime(page);
    expect(counting.sent.slice(4)).toEqual([
      calls.config('/services'),
      calls.config('/pricing'),
      calls.config('/services'),
    ]);
    expect(counting.scripts).toHaveLength(1);
  });

  test('[S7] a switch of the language is a language view, and nothing else', async ({
    page,
    english,
  }) => {
    const counting = watchCounting(page);
    await page.goto(english);
    await hasSent(counting, 4);
    const hebrew = await switchLanguage(page, tongues.en);
    await switchLanguage(page, hebrew);
    await giveTime(page);
    expect(counting.sent.slice(4)).toEqual([calls.language('he'), calls.language('en')]);
  });

  test('[S7] a page that does not exist is counted by its address', async ({
    page,
    english,
    expectConsole,
  }) => {
    expectConsole(notFoundLine);
    const counting = watchCounting(page);
    await page.goto(`${english}${unknownPath}?from=mail`);
    await hasSent(counting, 4);
    expect(counting.sent[1]).toEqual(calls.config(unknownPath));
  });

  test('[S7] calls wait in the data layer, in the form that the script reads', async ({
    page,
    english,
  }) => {
    await page.route(countingScript, (route) => route.fulfill({ body: '' }));
    await page.goto(english);
    await hasStarted(page);
    const layer = await page.evaluate(() =>
      (window.dataLayer as ArrayLike<unknown>[]).map((call) => ({
        kind: Object.prototype.toString.call(call),
        call: Array.from(call, (value) => (value instanceof Date ? 'a date' : value)),
      })),
    );
    const queued = [
      ['js', 'a date'],
      calls.config('/'),
      calls.language('en'),
      calls.domain('international'),
    ];
    expect(layer).toEqual(queued.map((call) => ({ kind: '[object Arguments]', call })));
  });

  test('[S7] the script is not asked for before the page has loaded', async ({ page, english }) => {
    const counting = watchCounting(page);
    await page.goto(english);
    await expect.poll(() => counting.scripts).toHaveLength(1);
    const { loaded, asked } = await page.evaluate(() => {
      const [loading] = performance.getEntriesByType('navigation');
      const script = performance.getEntriesByType('resource').find(({ name }) => /gtag/.test(name));
      return {
        loaded: loading instanceof PerformanceNavigationTiming ? loading.loadEventStart : 0,
        asked: script?.startTime ?? 0,
      };
    });
    expect(loaded).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(loaded);
  });

  test('[S7] under Global Privacy Control nothing is counted at all', async ({ page, english }) => {
    await askForPrivacy(page);
    const counting = watchCounting(page);
    await page.goto(english);
    await act(page);
    await leadTo(page, 'pricing');
    await switchLanguage(page, tongues.en);
    await giveTime(page);
    expect(counting).toEqual({ scripts: [], sent: [] });
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  });

  test('[S7] a blocked script is no harm', async ({ page, english, expectConsole }) => {
    // The browser's own line; the site adds none.
    expectConsole(/^Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/);
    await page.route(countingScript, (route) => route.abort('blockedbyclient'));
    const counting = watchCounting(page);
    await page.goto(english);
    await act(page);
    await leadTo(page, 'pricing');
    await switchLanguage(page, tongues.en);
    await giveTime(page);
    expect(counting.scripts).toHaveLength(1);
  });

  for (const { name, spoil } of [
    { name: 'frozen', spoil: () => Object.assign(window, { dataLayer: Object.freeze([]) }) },
    { name: 'no list', spoil: () => Object.assign(window, { dataLayer: 'mine' }) },
    {
      name: 'one whose push throws',
      spoil: () => {
        const push = () => {
          throw new Error('no push');
        };
        Object.assign(window, { dataLayer: Object.assign([], { push }) });
      },
    },
    {
      name: 'out of reach',
      spoil: () =>
        Object.defineProperty(window, 'dataLayer', {
          get() {
            throw new Error('no queue');
          },
        }),
    },
  ]) {
    test(`[S7] a data layer that is ${name} is no harm`, async ({ page, english }) => {
      await page.addInitScript(spoil);
      // What the service's own script makes of it is its own affair.
      await page.route(countingScript, (route) => route.fulfill({ body: '' }));
      await page.goto(english);
      await hasStarted(page);
      await leadTo(page, 'pricing');
      const hebrew = await switchLanguage(page, tongues.en);
      await expect(page).toHaveTitle(hebrew.t('meta.pricing.title'));
    });
  }
});

test.describe('where folder and host disagree', () => {
  test.use({ variant: 'analyticsOneRoot' });
  test('[S7] the language that the page is read in is counted, and no other', async ({
    page,
    hebrew,
  }) => {
    const counting = watchCounting(page);
    await page.goto(hebrew);
    await hasSent(counting, 4);
    await giveTime(page);
    expect(counting.sent).toHaveLength(4);
    expect(counting.sent.slice(1)).toEqual(
      expect.arrayContaining([calls.config('/'), calls.language('he'), calls.domain('israel')]),
    );
  });
});

test('[S7] without a measurement id nothing is counted, and nothing starts by itself', async ({
  page,
  english,
}) => {
  const counting = watchCounting(page);
  await page.goto(english);
  await giveTime(page);
  await expect(page.locator('html[data-test-started]')).toHaveCount(0);
  await act(page);
  await leadTo(page, 'pricing');
  await switchLanguage(page, tongues.en);
  await giveTime(page);
  expect(counting).toEqual({ scripts: [], sent: [] });
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  await page.goto(`${english}/privacy`);
  await act(page);
  await expect(page.getByText(t('consent.settings.heading'))).toHaveCount(0);
  await expect(page.getByText(t('consent.title'))).toHaveCount(0);
});
