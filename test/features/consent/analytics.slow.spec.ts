import { brotliCompressSync } from 'node:zlib';
import { notFoundLine, origins, unknownPath } from '../../browser/support/addresses';
import { countingModule, hold, watchExecution } from '../../browser/support/code';
import { prerender, showPrerendered } from '../../browser/support/prerendering';
import { leadTo, mainHeading, section, switchLanguage } from '../../browser/support/roles';
import { expect, hydrateSite, openHydrated, test } from '../../browser/support/test';
import { violations } from '../../browser/support/watch';
import { locales } from '../../browser/support/words';
import {
  askForPrivacy,
  calls,
  countingScript,
  giveTime,
  hasSent,
  measurementId,
  watchCounting,
} from './counting';

const { t } = locales.en;
const start = ['js', expect.stringMatching(/^\d{4}-\d\d-\d\dT/)];

test('[S7] counts a visit, each page and each language', async ({ page, expectConsole }) => {
  expectConsole(notFoundLine);
  const { en: english } = origins('analytics');
  const counting = watchCounting(page);
  const executed = await watchExecution(page);

  await test.step('the visit is counted once after the page has loaded, and only analytics starts', async () => {
    const answered = page.waitForResponse(countingModule);
    await page.goto(`${english}/contact`);
    await hasSent(counting, 4);
    await giveTime(page);
    expect(await executed()).toEqual(['boot', 'counting']);
    expect(brotliCompressSync(await (await answered).body()).length).toBeLessThanOrEqual(3100);
    expect(counting.sent).toEqual([
      start,
      calls.config('/contact', t('contact.meta.title')),
      calls.language('en'),
      calls.domain('international'),
    ]);
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

  await test.step('each navigation is one page view with its own title, a hash is none', async () => {
    await hydrateSite(page);
    await leadTo(page, locales.en, 'services');
    await leadTo(page, locales.en, 'pricing');
    await page.goBack();
    await expect(mainHeading(page)).toHaveText(t('services.heading'));
    await page.evaluate(() => location.assign('#qr-menu'));
  });

  await test.step('a language change is a language view', async () => {
    await switchLanguage(page, await switchLanguage(page, locales.en));
    await leadTo(page, locales.en, 'pricing');
    await hasSent(counting, 10);
    expect(counting.sent.slice(4)).toEqual([
      calls.config('/services', t('services.meta.title')),
      calls.config('/pricing', t('pricing.meta.title')),
      calls.config('/services', t('services.meta.title')),
      calls.language('he'),
      calls.language('en'),
      calls.config('/pricing', t('pricing.meta.title')),
    ]);
    expect(counting.scripts).toEqual([expect.stringContaining(`/gtag/js?id=${measurementId}`)]);
    expect(await violations(page)).toEqual([]);
  });

  await test.step('an unknown page is counted by its address', async () => {
    await page.goto(`${english}${unknownPath}?from=mail`);
    await hasSent(counting, 14);
    expect(counting.sent[11]).toEqual(calls.config(unknownPath, t('errors.notFound.meta.title')));
  });
});

test('[S7] counts a prerendered page once, and only when it is shown', async ({ page }) => {
  const counting = watchCounting(page);
  await prerender(page);
  await page.goto(`${origins('analytics').en}/contact`, { waitUntil: 'networkidle' });
  await giveTime(page);
  expect(counting).toEqual({ scripts: [], sent: [] });
  await showPrerendered(page);
  await hasSent(counting, 4);
  await hydrateSite(page);
  expect(counting.sent.filter(([call]) => call === 'config')).toEqual([calls.config('/contact')]);
});

test('[S7] counts pages that were shown before the analytics script came, each as itself', async ({
  page,
}) => {
  const counting = watchCounting(page);
  const script = await hold(page, countingScript);
  await openHydrated(page, `${origins('analytics').en}/contact?utm_source=mail`);
  await leadTo(page, locales.en, 'services');
  await leadTo(page, locales.en, 'pricing');
  script.release();
  await hasSent(counting, 6);
  const views = counting.sent.filter(([call]) => call === 'config');
  expect(views).toEqual([
    calls.config('/contact', t('contact.meta.title')),
    calls.config('/services', t('services.meta.title')),
    calls.config('/pricing', t('pricing.meta.title')),
  ]);
  expect(JSON.stringify(views).match(/[?]\w+=[^"]*/g)).toEqual(['?utm_source=mail']);
});

test('[S7] counts nothing under Global Privacy Control, and says so', async ({ page }) => {
  const counting = watchCounting(page);
  await askForPrivacy(page);
  await openHydrated(page, `${origins('consent').en}/privacy`);
  const settings = section(page, t('consent.settings.heading'));
  await expect(settings.getByRole('status')).toHaveText(t('consent.settings.refused'));
  await expect(settings.getByRole('button')).toHaveCount(0);
  await expect(section(page, t('consent.title'))).toHaveCount(0);
  await leadTo(page, locales.en, 'pricing');
  await switchLanguage(page, locales.en);
  await giveTime(page);
  expect(counting).toEqual({ scripts: [], sent: [] });
});

test('[S7] works silently when analytics scripts are blocked', async ({ page, expectConsole }) => {
  expectConsole(/ERR_BLOCKED_BY_CLIENT/);
  expectConsole(/ERR_FAILED|Failed to fetch dynamically imported module/);
  const { en: english } = origins('analytics');
  const counting = watchCounting(page);

  await test.step('the analytics service’s script', async () => {
    await page.route(countingScript, (route) => route.abort('blockedbyclient'));
    await page.goto(english);
    await expect.poll(() => counting.scripts).toHaveLength(1);
    await hydrateSite(page);
    await leadTo(page, locales.en, 'pricing');
    expect(counting.scripts).toHaveLength(1);
    await page.unroute(countingScript);
  });

  await test.step('the site’s analytics script, without which the started site counts', async () => {
    await page.route(countingModule, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(`${english}/privacy`);
    await failed;
    await hydrateSite(page);
    await expect(section(page, t('consent.settings.heading'))).toHaveCount(0);
    await leadTo(page, locales.en, 'pricing');
    await hasSent(counting, 5);
  });
});
