import type { Locator, Page } from '@playwright/test';
import { faintText, seriousViolations } from '../../browser/support/axe';
import { countingModule, hold, watchExecution } from '../../browser/support/code';
import { hasStarted } from '../../browser/support/hydrateSite';
import { areApart, placeOf } from '../../browser/support/place';
import { footer, leadTo, section } from '../../browser/support/roles';
import { settle } from '../../browser/support/shifts';
import { expect, hydrateSite, openHydrated, test } from '../../browser/support/test';
import { layoutShifts, violations } from '../../browser/support/watch';
import { type Locale, locales } from '../../browser/support/words';
import { floatingHelpers } from '../booking/bookingPage';
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

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('[S7] shows a prompt that works before hydration', async ({ page, english }) => {
    const counting = watchCounting(page);
    const executed = await watchExecution(page);
    const accept = button(prompt(page), t('consent.accept'));
    const status = settings(page).getByRole('status');
    const module = await hold(page, countingModule);
    const fetched = page.waitForRequest(countingModule);
    await page.goto(`${english}/privacy`);
    // A page that paints nothing may never have idle time, which analytics waits for.
    await settle(page);
    await fetched;
    await settle(page);

    await test.step('it appears without layout shift', async () => {
      await expect(prompt(page)).toHaveCount(0);
      const before = await layoutShifts(page);
      module.release();
      await expect(accept).toBeVisible();
      await settle(page);
      expect(await layoutShifts(page)).toEqual(before);
    });

    await test.step('an answer takes effect in the next frame, without starting the site', async () => {
      const { x, y, width, height } = await placeOf(accept);
      const next = page.evaluate(async () => {
        const main = document.getElementById('main');
        await new Promise((focused) => main?.addEventListener('focus', focused));
        await new Promise(requestAnimationFrame);
        const isSeen = document.getElementById('consent-prompt')?.checkVisibility() ?? false;
        return [isSeen, document.activeElement?.id];
      });
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      expect(await next).toEqual([false, 'main']);
      await expect(status).toHaveText(t('consent.settings.granted'), { useInnerText: true });
      await hasSent(counting, 4);
      await giveTime(page);
      expect(await executed()).toEqual(['boot', 'counting']);
    });

    await test.step('the hydrated site does not ask or count again', async () => {
      await page.touchscreen.tap(5, 5);
      await hasStarted(page);
      await expect(prompt(page)).toHaveCount(0);
      await expect(status).toHaveText(t('consent.settings.granted'));
      await giveTime(page);
      expect(counting.sent).toHaveLength(4);
    });
  });
});

test('[S7] asks on load, and covers nothing that has the focus', async ({ page, english }) => {
  await page.goto(english);
  await expect(prompt(page)).toBeVisible();
  const accept = button(prompt(page), t('consent.accept'));
  const refuse = button(prompt(page), t('consent.refuse'));

  await test.step('both answers have the same size and are easily reached', async () => {
    await expect(prompt(page).getByRole('link')).toHaveAttribute('href', '/privacy');
    expect(await prompt(page).getAttribute('aria-modal')).toBeNull();
    const [one, other] = [await placeOf(accept), await placeOf(refuse)];
    expect([other.width, other.height]).toEqual([one.width, one.height]);
    for (const next of [
      page.getByRole('link', { name: t('layout.skipToContent') }),
      prompt(page).getByRole('link'),
      accept,
      refuse,
    ]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
  });

  await test.step('the prompt does not cover the floating helpers at any width', async () => {
    for (const width of [320, 390, 700, 768, 1000, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const place = await placeOf(prompt(page));
      expect(place.top).toBeGreaterThan(80);
      for (const helper of await floatingHelpers(page, locales.en))
        expect(areApart(place, await placeOf(helper)), `at ${width} px`).toBe(true);
    }
  });

  await test.step('focused elements are not hidden behind the prompt', async () => {
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
  });
});

test('[S7] can be granted and revoked on the privacy page', async ({ page, hebrew }) => {
  const locale = locales.he;
  const counting = watchCounting(page);
  const block = settings(page, locale);
  const status = block.getByRole('status');
  await openHydrated(page, hebrew);
  await leadTo(page, locale, 'pricing');
  const link = footer(page).getByRole('link', { name: locale.t('privacy.meta.name') });
  await link.press('Enter');
  await expect(prompt(page, locale)).toBeVisible();

  await test.step('prompt and settings are accessible in both color schemes', async () => {
    expect(await seriousViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faintText(page)).toEqual([]);
  });

  await test.step('the page of the answer and the next visit are counted, without a prompt and without layout shift', async () => {
    await button(block, locale.t('consent.settings.grant')).click();
    await hasSent(counting, 4);
    expect(counting.sent[1]).toEqual(calls.config('/privacy'));
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
