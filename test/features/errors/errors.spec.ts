import type { Page, Route } from '@playwright/test';
import { clientCode } from '../../browser/support/code';
import { isSameWindow, markWindow } from '../../browser/support/place';
import { follow, leadTo, mainHeading, switchLanguage } from '../../browser/support/roles';
import { expect, hydrateSite, openHydrated, test } from '../../browser/support/test';
import { locales } from '../../browser/support/words';
import { fillReview, goodReview, inquiryForm, reviewForm } from '../forms/formPage';

const pricingCode = '**/assets/PricingPage.*.js';
const { t } = locales.en;

test.beforeEach(({ expectConsole, allowConsole }) => {
  expectConsole(/status of 404|ERR_INTERNET_DISCONNECTED/);
  // Logged by React and by the boot script, unless the page is left first.
  allowConsole(/ChunkLoadError|dynamically imported module/);
});

/**
 * A deployment deletes the chunk of the price list. The new version refers to other files; it exists once the
 * document is requested again.
 */
async function deploy(page: Page, address: string) {
  let documents = 0;
  await page.route(pricingCode, (route) =>
    documents > 0 ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.route(`${address}/pricing**`, (route) => {
    if (route.request().resourceType() === 'document') documents += 1;
    return route.continue();
  });
  return { documents: () => documents };
}

test('[S8] loads the requested page with drafts when its chunk is gone', async ({
  page,
  english,
}) => {
  await openHydrated(page, `${english}/reviews`);
  await reviewForm(page, locales.en).opener.click();
  await fillReview(page, locales.en);
  await leadTo(page, locales.en, 'contact');
  await inquiryForm(page, locales.en).field('message').fill('Twelve tables');
  const hebrew = await switchLanguage(page, locales.en);
  await markWindow(page);
  const deployed = await deploy(page, english);
  await follow(page, hebrew, 'pricing');
  await expect.poll(() => isSameWindow(page).catch(() => true)).toBe(false);
  await expect(mainHeading(page)).toHaveText(hebrew.t('pricing.heading'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  expect(deployed.documents()).toBe(1);
  await hydrateSite(page);
  await expect(page).toHaveURL(`${english}/pricing`);
  await page.goBack();
  await hydrateSite(page);
  await expect(inquiryForm(page, locales.en).field('message')).toHaveValue('Twelve tables');
  await page.goBack();
  await hydrateSite(page);
  const { opener, field, star } = reviewForm(page, locales.en);
  await opener.click();
  await expect.soft(field('service')).toHaveValue(goodReview.service);
  await expect.soft(field('review')).toHaveValue(goodReview.review);
  await expect.soft(star(4)).toBeChecked();
});

test('[S8] loads the later of two pages whose chunks are gone', async ({ page, english }) => {
  await openHydrated(page, english);
  await page.route(/\/assets\/(Services|Pricing)Page\./, (route) => route.fulfill({ status: 404 }));
  const heads: Route[] = [];
  await page.route(/\/(services|pricing)$/, (route) => {
    if (route.request().method() === 'HEAD') heads.push(route);
    else void route.continue();
  });
  await follow(page, locales.en, 'services');
  await expect.poll(() => heads.length).toBe(1);
  await follow(page, locales.en, 'pricing');
  await expect.poll(() => heads.length).toBe(2);
  for (const head of heads.reverse()) await head.continue();
  await page.waitForURL(/\/pricing\?reloaded=en$/);
  await expect(mainHeading(page)).toHaveText(t('pricing.heading'));
});

test('[S8] reloads an untouched page once when its chunk is gone', async ({
  page,
  english,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  expectConsole(/Error: .assets.client/);
  const failed: string[] = [];
  const decided = 'document,fetch,fetch,document';
  const asked: string[] = [];
  await page.route(`${english}/pricing`, (route) => {
    const type = route.request().resourceType();
    asked.push(type);
    if (type === 'document') return route.continue();
    // The answer of a server that fails is no new version.
    const status = asked.length === 2 ? 500 : 200;
    return route.fulfill({ status, body: '<script src="/assets/boot.12345678.js"></script>' });
  });
  await page.route(clientCode, (route) => {
    failed.push(asked.join());
    return route.fulfill({ status: 404 });
  });
  await page.goto(`${english}/pricing`);
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    // The start retries at once when the connection returns.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(failed.filter((order) => order === decided).length).toBeGreaterThan(2);
  }).toPass();
  expect(asked.join()).toBe(decided);
  await page.unroute(clientCode);
  await hydrateSite(page);
});

test('[S8] asks before it loses a draft that cannot be stored', async ({ page, english }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get });
  });
  await openHydrated(page, `${english}/contact`);
  await inquiryForm(page, locales.en).field('message').fill('Twelve tables');
  const deployed = await deploy(page, english);
  const asked = page.waitForEvent('dialog');
  await follow(page, locales.en, 'pricing');
  await (await asked).dismiss();
  expect(deployed.documents()).toBe(0);
  await page.goBack();
  await expect(inquiryForm(page, locales.en).field('message')).toHaveValue('Twelve tables');
});

test('[S8] loads the page once there is a connection', async ({ page, context, english }) => {
  await openHydrated(page, english);
  await markWindow(page);
  await context.setOffline(true);
  // Before it decides, the site checks that a reload would succeed.
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page
    .locator('#closing')
    .getByRole('link', { name: t('home.closing.pricing') })
    .click();
  await asked;
  await expect(mainHeading(page)).toHaveText(t('errors.codeMissing.title'));
  await expect(page).toHaveTitle(t('errors.codeMissing.title'));
  await expect(page.getByRole('alert')).toContainText(t('errors.codeMissing.text'));
  await expect(page.getByRole('main')).toBeFocused();
  await context.setOffline(false);
  await page.getByRole('button', { name: t('errors.unexpected.reload') }).click();
  await expect(mainHeading(page)).toHaveText(t('pricing.heading'));
  await expect(page).toHaveTitle(t('pricing.meta.title'));
  await expect(page.getByRole('main')).toBeFocused();
  expect(await isSameWindow(page)).toBe(true);
});
