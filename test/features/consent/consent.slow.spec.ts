import type { Locator, Page } from '@playwright/test';
import { placeOf } from '../../browser/support/place';
import { footer, leadTo, section } from '../../browser/support/roles';
import { expect, hydrateSite, openHydrated, test } from '../../browser/support/test';
import { layoutShifts, violations } from '../../browser/support/watch';
import { type Locale, locales } from '../../browser/support/words';
import { calls, giveTime, hasSent, isCounting, watchCounting } from './counting';

const { t } = locales.en;

const prompt = (page: Page, locale: Locale = locales.en): Locator =>
  page.getByRole('region', { name: locale.t('consent.title') });
const settings = (page: Page, locale: Locale = locales.en): Locator =>
  section(page, locale.t('consent.settings.heading'));
const button = (within: Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

test.use({ variant: 'consent' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('[S7] shows no prompt, and says that nothing is counted', async ({ page, english }) => {
    await page.goto(`${english}/privacy`);
    await expect(prompt(page)).toHaveCount(0);
    for (const [role, text] of [
      ['status', t('consent.settings.asking')],
      ['button', t('consent.settings.grant')],
    ] as const)
      await expect(settings(page).getByRole(role)).toHaveText(text, { useInnerText: true });
  });
});

/** Asks by scrolling most of a screen. */
async function readOn(page: Page, locale: Locale = locales.en): Promise<void> {
  await page.evaluate(() => scrollTo(0, innerHeight));
  await expect(prompt(page, locale)).toBeVisible();
}

test('[S7] makes a refusal as easy as a yes, and covers nothing that has the focus', async ({
  page,
  english,
}) => {
  await openHydrated(page, english);
  await readOn(page);
  const accept = button(prompt(page), t('consent.accept'));
  const refuse = button(prompt(page), t('consent.refuse'));
  await expect(prompt(page).getByRole('link')).toHaveAttribute('href', '/privacy');
  expect(await prompt(page).getAttribute('aria-modal')).toBeNull();
  for (const [width, most] of [
    [390, 112],
    [320, 112],
    [768, 64],
    [1280, 64],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    expect((await placeOf(prompt(page))).height).toBeLessThanOrEqual(most);
    const [one, other] = [await placeOf(accept), await placeOf(refuse)];
    expect([other.width, other.height]).toEqual([one.width, one.height]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const question = await placeOf(prompt(page));
  await page.locator('main a').first().focus();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const { isInMain, top } = await page.locator(':focus').evaluate((node) => ({
      isInMain: node.closest('main') !== null,
      top: node.getBoundingClientRect().top,
    }));
    if (isInMain) expect(top).toBeLessThan(question.top);
  }
  await refuse.press('Enter');
  await expect(prompt(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('[S7] can be granted and revoked on the privacy page', async ({ page, hebrew }) => {
  const locale = locales.he;
  const counting = watchCounting(page);
  const block = settings(page, locale);
  const status = block.getByRole('status');
  await openHydrated(page, hebrew);
  await readOn(page, locale);
  await leadTo(page, locale, 'pricing');
  const link = footer(page).getByRole('link', { name: locale.t('privacy.meta.name') });
  await link.press('Enter');
  await expect(status).toBeVisible();
  await readOn(page, locale);

  await test.step('the page of the answer and the next visit are counted, without a prompt and without layout shift', async () => {
    await button(block, locale.t('consent.settings.grant')).click();
    await hasSent(counting, 4);
    const visit = [calls.config('/privacy'), calls.language('he'), calls.domain('israel')];
    expect(counting.sent.slice(1)).toEqual(visit);
    expect(await page.context().cookies()).toEqual([]);
    await page.reload();
    await block.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    const shifts = await layoutShifts(page);
    const granted = locale.t('consent.settings.granted');
    await expect(status).toHaveText(granted, { useInnerText: true });
    await hasSent(counting, 8);
    await hydrateSite(page);
    expect(await layoutShifts(page)).toEqual(shifts);
    await expect(prompt(page, locale)).toHaveCount(0);
  });

  await test.step('it can be revoked', async () => {
    await button(block, locale.t('consent.settings.withdraw')).click();
    await expect(status).toHaveText(locale.t('consent.settings.refused'));
    await expect(button(block, locale.t('consent.settings.grant'))).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await leadTo(page, locale, 'pricing');
    await giveTime(page);
    expect(counting.sent).toHaveLength(8);
  });
});

test('[S7] follows an answer of another tab after hydration', async ({ page, english }) => {
  const counting = watchCounting(page);
  await openHydrated(page, english);
  await readOn(page);
  await button(prompt(page), t('consent.accept')).click();
  await hasSent(counting, 4);

  const other = await page.context().newPage();
  await openHydrated(other, `${english}/privacy`);
  await button(settings(other), t('consent.settings.withdraw')).click();
  await expect.poll(() => isCounting(page)).toBe(false);
  await leadTo(page, locales.en, 'contact');
  await giveTime(page);
  expect(counting.sent).toHaveLength(4);

  await button(settings(other), t('consent.settings.grant')).click();
  await expect.poll(() => isCounting(page)).toBe(true);
  await hasSent(counting, 5);
  expect(counting.sent[4]).toEqual(calls.config('/contact', t('contact.meta.title')));
});

test('[S2] handles a click during hydration once', async ({ page, english }) => {
  await page.goto(`${english}/privacy`);
  const press = await button(settings(page), t('consent.settings.grant')).elementHandle();
  // React listens on the root from the start of hydration, before it has hydrated each part.
  await page.evaluate((target) => {
    const { port1, port2 } = new MessageChannel();
    const root = document.getElementById('root');
    port1.onmessage = () => {
      const hasBegun = Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer'));
      if (hasBegun && target instanceof HTMLElement) target.click();
      else port2.postMessage(null);
    };
    port2.postMessage(null);
  }, press);
  await hydrateSite(page);
  const status = settings(page).getByRole('status');
  await expect(status).toHaveText(t('consent.settings.granted'));
  await giveTime(page);
  await expect(status).toHaveText(t('consent.settings.granted'));
});
