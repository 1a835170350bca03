import type { Page } from '@playwright/test';
import { clientCode } from './support/code';
import { placeOf } from './support/place';
import { mainHeading, navigation, panel, panelButton } from './support/roles';
import { expect, hydrateSite, test } from './support/test';
import { locales } from './support/words';

/* No click is lost or late. Source: docs/decisions.md, "Toasts, dialogs and menus". */

const { t } = locales.en;

/** Records the path of every clicked link. */
async function recordPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const reached: string[] = [];
    Reflect.set(window, 'reached', reached);
    addEventListener(
      'click',
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        reached.push(link?.pathname ?? 'no link');
      },
      true,
    );
  });
}

test('[S2] loses none of six links pressed 90 ms apart, and the last one wins', async ({
  page,
  english,
}) => {
  await recordPresses(page);
  await page.goto(english);
  await hydrateSite(page);
  const pages = ['services', 'portfolio', 'pricing', 'contact', 'services', 'pricing'] as const;
  const links = pages.map((name) =>
    navigation(page, locales.en).getByRole('link', { name: t(`layout.nav.${name}`) }),
  );
  // Every page is prefetched, so that navigation is as fast as possible.
  for (const link of links) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await page.evaluate(() => Reflect.get(window, 'reached').splice(0));
  const places = await Promise.all(links.map(placeOf));
  for (const { x, y, width, height } of places) {
    await page.mouse.click(x + width / 2, y + height / 2);
    // The rhythm of clicks, without waiting for anything.
    await page.waitForTimeout(90);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'reached'))).toEqual(
    pages.map((name) => `/${name}`),
  );
  await expect(mainHeading(page)).toHaveText(t('pricing.heading'));
  await expect(page).toHaveURL(`${english}/pricing`);
});

test('[S2] opens the calendar for a first press on the badge, as for later ones', async ({
  page,
  context,
  english,
}) => {
  await page.goto(`${english}/pricing`);
  const badge = page.getByRole('link', { name: t('layout.badge.label') });
  const { x, y, width, height } = await placeOf(badge);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[S4] keeps a panel working that was opened while a start failed, and takes it over later', async ({
    page,
    english,
    expectConsole,
  }) => {
    expectConsole(/Failed to fetch|ERR_FAILED/);
    await page.route(clientCode, (route) => route.abort());
    await page.goto(english);
    const failed = page.waitForEvent('console', (message) =>
      message.location().url.includes('/assets/boot.'),
    );
    await panelButton(page, locales.en).tap();
    await failed;
    const sheet = panel(page, locales.en);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await panelButton(page, locales.en).tap();
    await expect(sheet).toBeVisible();
    await page.unroute(clientCode);
    await hydrateSite(page);
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(panelButton(page, locales.en)).toHaveAttribute('aria-expanded', 'false');
  });
});

test('[S2] hides the floating helpers while a field is focused', async ({ page, english }) => {
  await page.goto(`${english}/contact`);
  await hydrateSite(page);
  const badge = page.getByRole('link', { name: t('layout.badge.label') });
  const opacity = () =>
    badge.evaluate((link) => getComputedStyle(link.closest('section') ?? link).opacity);
  expect(await opacity()).toBe('1');
  await page.getByRole('textbox', { name: t('contact.form.message') }).focus();
  await expect.poll(opacity).toBe('0');
  await badge.focus();
  await expect.poll(opacity).toBe('1');
});
