import type { Page } from '@playwright/test';
import { inquiryForm } from './support/forms';
import { isSameWindow, markWindow, placeOf } from './support/place';
import { mainHeading, navigation, switchLanguage } from './support/roles';
import { expect, hydrateSite, test } from './support/test';
import { locales } from './support/words';

const pricingCode = '**/assets/PricingPage.*.js';
const { t } = locales.en;

/** React's message for a page that failed to render. */
const chunkError = /ChunkLoadError/;

/**
 * A deployment deletes the chunk of the price list. The new version refers to other files; it exists once the
 * document is requested again, or never.
 */
async function deploy(page: Page, address: string, { isThereAfterReload = true } = {}) {
  let documents = 0;
  await page.route(pricingCode, (route) =>
    isThereAfterReload && documents > 0 ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.route(`${address}/pricing**`, (route) => {
    if (route.request().resourceType() === 'document') documents += 1;
    return route.continue();
  });
  return { documents: () => documents };
}

function goToPricing(page: Page, locale = locales.en) {
  return navigation(page, locale)
    .getByRole('link', { name: locale.t('layout.nav.pricing') })
    .click();
}

test('[S8] reloads the requested page once, in the current language, when a deployment deleted its chunk', async ({
  page,
  english,
  expectConsole,
  allowConsole,
}) => {
  expectConsole(/status of 404/);
  allowConsole(chunkError);
  await page.goto(english);
  await hydrateSite(page);
  const hebrew = await switchLanguage(page, locales.en);
  await markWindow(page);
  const deployed = await deploy(page, english);
  await goToPricing(page, hebrew);
  await expect.poll(() => isSameWindow(page).catch(() => true)).toBe(false);
  await expect(mainHeading(page)).toHaveText(hebrew.t('pricing.heading'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  expect(deployed.documents()).toBe(1);
  await hydrateSite(page);
  await expect(page).toHaveURL(`${english}/pricing`);
});

test('[S8] never reloads in a loop when a chunk stays missing, even without storage', async ({
  page,
  english,
  expectConsole,
  allowConsole,
}) => {
  expectConsole(/status of 404/);
  allowConsole(chunkError);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto(english);
  await hydrateSite(page);
  const deployed = await deploy(page, english, { isThereAfterReload: false });
  await goToPricing(page);
  // The exported page is readable without its code.
  await expect(mainHeading(page)).toHaveText(t('pricing.heading'));
  await expect.poll(deployed.documents).toBe(1);
  for (let move = 0; move < 10; move += 1) await page.mouse.move(move, 300);
  await page.waitForLoadState('networkidle');
  await expect(mainHeading(page)).toHaveText(t('pricing.heading'));
  expect(deployed.documents()).toBe(1);
});

test('[S8] reloads an untouched page once when a deployment deleted its chunk', async ({
  page,
  english,
  expectConsole,
  allowConsole,
}) => {
  expectConsole(/status of 404/);
  allowConsole(/dynamically imported module/);
  let documents = 0;
  await page.route(`${english}/pricing`, (route) => {
    const isDocument = route.request().isNavigationRequest();
    if (isDocument) documents += 1;
    return isDocument
      ? route.continue()
      : route.fulfill({ body: '<script src="/assets/boot.12345678.js"></script>' });
  });
  await page.route('**/assets/client.*.js', (route) =>
    documents > 1 ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.goto(`${english}/pricing`);
  await hydrateSite(page);
  expect(documents).toBe(2);
});

test('[S8] offers the new version instead of losing a draft, which is still there after Back', async ({
  page,
  english,
  expectConsole,
  allowConsole,
}) => {
  expectConsole(/status of 404/);
  allowConsole(chunkError);
  await page.goto(`${english}/contact`);
  await hydrateSite(page);
  await markWindow(page);
  await inquiryForm(page, locales.en).field('message').fill('Twelve tables');
  const deployed = await deploy(page, english);
  await goToPricing(page);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(t('errors.newVersion.title'));
  await page.mouse.wheel(0, 300);
  const header = await placeOf(page.getByRole('banner'));
  expect((await placeOf(notice)).top).toBeGreaterThanOrEqual(header.bottom);
  await expect(mainHeading(page)).toHaveText('Unexpected Application Error!');
  await expect(navigation(page, locales.en)).toBeVisible();
  expect(deployed.documents()).toBe(0);
  await page.goBack();
  await expect(inquiryForm(page, locales.en).field('message')).toHaveValue('Twelve tables');
  expect(await isSameWindow(page)).toBe(true);
});

test('[S8] does not reload without a connection, and loads the page once there is one', async ({
  page,
  context,
  english,
  expectConsole,
  allowConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  allowConsole(chunkError);
  await page.goto(english);
  await hydrateSite(page);
  await markWindow(page);
  await context.setOffline(true);
  // Before it decides, the site checks that a reload would succeed.
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await goToPricing(page);
  await asked;
  await expect(mainHeading(page)).toHaveText('Unexpected Application Error!');
  await expect(page.getByText(t('errors.newVersion.offline'))).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: t('errors.unexpected.reload') }).click();
  await expect(mainHeading(page)).toHaveText(t('pricing.heading'));
  expect(await isSameWindow(page)).toBe(true);
});
