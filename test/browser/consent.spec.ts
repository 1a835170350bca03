import type { Locator, Page } from '@playwright/test';
import { hasStarted } from './support/act';
import { seriousViolations } from './support/axe';
import { askForPrivacy, calls, giveTime, hasSent, watchCounting } from './support/counting';
import { placeOf } from './support/place';
import { navigation } from './support/roles';
import { act, expect, test } from './support/test';
import { layoutShifts, violations } from './support/watch';
import { bothTongues, type Tongue, tongues } from './support/words';

const { t } = tongues.en;

const prompt = (page: Page, tongue: Tongue = tongues.en): Locator =>
  page.getByRole('region', { name: tongue.t('consent.title') });
const settings = (page: Page, tongue: Tongue = tongues.en): Locator =>
  page.getByRole('region', { name: tongue.t('consent.settings.heading') });
const button = (within: Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

async function leadToPricing(page: Page) {
  await navigation(page, tongues.en)
    .getByRole('link', { name: t('layout.nav.pricing') })
    .click();
  await expect(page).toHaveTitle(t('meta.pricing.title'));
}

test.use({ variant: 'consent' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('[S7] nobody is asked, and the settings say truly that nothing is counted', async ({
    page,
    english,
  }) => {
    await page.goto(`${english}/privacy`);
    await expect(prompt(page)).toHaveCount(0);
    await expect(settings(page)).toContainText(t('consent.settings.asking'));
  });
});

for (const tongue of bothTongues) {
  const { language } = tongue;
  test(`[S7] the visitor is asked without a sign, and nothing is counted meanwhile (${language})`, async ({
    page,
    sites,
  }) => {
    const counting = watchCounting(page);
    await page.goto(sites[language]);
    await expect(prompt(page, tongue)).toBeVisible();
    await expect(prompt(page, tongue).getByRole('link')).toHaveAttribute('href', '/privacy');
    expect(await prompt(page, tongue).getAttribute('aria-modal')).toBeNull();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await giveTime(page);
    expect(counting).toEqual({ scripts: [], sent: [] });
    expect(await violations(page)).toEqual([]);
  });

  for (const width of [320, 390, 700, 768, 1000, 1280]) {
    test(`[S7] at ${width} px the question leaves the floating helpers free (${language})`, async ({
      page,
      sites,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(sites[language]);
      const question = await placeOf(prompt(page, tongue));
      expect(question.left).toBeGreaterThanOrEqual(0);
      expect(question.right).toBeLessThanOrEqual(width);
      expect(question.top).toBeGreaterThan(80);
      for (const name of [tongue.t('layout.badge.label'), tongue.t('layout.chat.label')]) {
        const helper = await placeOf(page.getByRole('link', { name }));
        const isApart =
          helper.left >= question.right ||
          helper.right <= question.left ||
          helper.top >= question.bottom ||
          helper.bottom <= question.top;
        expect(isApart, name).toBe(true);
      }
      for (const answer of await prompt(page, tongue).getByRole('button').all()) {
        const { width: across, height: down } = await placeOf(answer);
        expect(across).toBeGreaterThanOrEqual(44);
        expect(down).toBeGreaterThanOrEqual(44);
      }
    });
  }
}

test('[S7] both answers are as large as each other, and soon reached by keyboard', async ({
  page,
  english,
}) => {
  await page.goto(english);
  await expect(prompt(page)).toBeVisible();
  const accept = button(prompt(page), t('consent.accept'));
  const refuse = button(prompt(page), t('consent.refuse'));
  const [one, other] = [await placeOf(accept), await placeOf(refuse)];
  expect([other.width, other.height]).toEqual([one.width, one.height]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('layout.skipToContent') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(prompt(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(refuse).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({ colorScheme });
    test(`[S7] question and settings are accessible (${colorScheme})`, async ({ page, hebrew }) => {
      await page.goto(`${hebrew}/privacy`);
      await expect(prompt(page, tongues.he)).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
    });
  });
}

test('[S7] what gets the focus is not hidden behind the question', async ({ page, english }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(english);
  await expect(prompt(page)).toBeVisible();
  const question = await placeOf(prompt(page));
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if (await focused.evaluate((node) => node.closest('main') === null)) continue;
    const { top } = await placeOf(focused);
    expect(top).toBeLessThan(question.top);
  }
});

test('[S7] granted, the visit is counted, and no later one is asked again', async ({
  page,
  english,
}) => {
  const counting = watchCounting(page);
  await page.goto(english);
  await button(prompt(page), t('consent.accept')).click();
  await expect(prompt(page)).toHaveCount(0);
  await hasSent(counting, 4);
  expect(counting.sent.slice(1)).toEqual([
    calls.config('/'),
    calls.language('en'),
    calls.domain('international'),
  ]);
  expect(await page.context().cookies()).toEqual([]);
  await page.reload();
  await hasSent(counting, 8);
  await expect(prompt(page)).toHaveCount(0);
  expect(counting.scripts).toHaveLength(2);
});

test('[S7] refused, nothing is counted, and no later visit is asked again', async ({
  page,
  english,
}) => {
  const counting = watchCounting(page);
  await page.goto(english);
  await button(prompt(page), t('consent.refuse')).click();
  await expect(prompt(page)).toHaveCount(0);
  await leadToPricing(page);
  await page.reload();
  await hasStarted(page);
  await giveTime(page);
  await expect(prompt(page)).toHaveCount(0);
  expect(counting).toEqual({ scripts: [], sent: [] });
});

for (const tongue of bothTongues) {
  test(`[S7] on the privacy page the answer is read, withdrawn and given again (${tongue.language})`, async ({
    page,
    sites,
  }) => {
    const counting = watchCounting(page);
    const words = (name: 'asking' | 'granted' | 'refused' | 'grant' | 'withdraw') =>
      tongue.t(`consent.settings.${name}`);
    await page.goto(`${sites[tongue.language]}/privacy`);
    await act(page);
    const block = settings(page, tongue);
    await expect(block).toContainText(words('asking'));
    await button(block, words('grant')).click();
    await expect(block.getByRole('status')).toHaveText(words('granted'));
    await expect(prompt(page, tongue)).toHaveCount(0);
    await hasSent(counting, 4);

    await button(block, words('withdraw')).click();
    await expect(block.getByRole('status')).toHaveText(words('refused'));
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveTitle(tongue.t('meta.home.title'));
    await giveTime(page);
    expect(counting.sent).toHaveLength(4);

    await page.goto(`${sites[tongue.language]}/privacy`);
    await hasStarted(page);
    await expect(block.getByRole('status')).toHaveText(words('refused'));
    await button(block, words('grant')).click();
    await hasSent(counting, 8);
    expect(counting.sent[5]).toEqual(calls.config('/privacy'));
  });
}

test('[S7] a remembered answer moves nothing on the privacy page', async ({ page, english }) => {
  await page.addInitScript(() => localStorage.setItem('analytics-consent', 'granted'));
  await page.goto(`${english}/privacy`);
  await settings(page).scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  const shifts = await layoutShifts(page);
  await expect(settings(page).getByRole('status')).toHaveText(t('consent.settings.granted'));
  expect(await layoutShifts(page)).toEqual(shifts);
});

test('[S7] where the browser keeps nothing, an answer holds for the visit and is asked for in the next', async ({
  page,
  english,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  const counting = watchCounting(page);
  await page.goto(english);
  await button(prompt(page), t('consent.accept')).click();
  await hasSent(counting, 4);
  await leadToPricing(page);
  await expect(prompt(page)).toHaveCount(0);
  await page.reload();
  await expect(prompt(page)).toBeVisible();
});

test('[S7] under Global Privacy Control nobody is asked, and nothing can be granted', async ({
  page,
  english,
}) => {
  await askForPrivacy(page);
  await page.addInitScript(() => localStorage.setItem('analytics-consent', 'granted'));
  const counting = watchCounting(page);
  await page.goto(`${english}/privacy`);
  await act(page);
  await expect(settings(page).getByRole('status')).toHaveText(t('consent.settings.refused'));
  await expect(settings(page).getByRole('button')).toHaveCount(0);
  await expect(prompt(page)).toHaveCount(0);
  await giveTime(page);
  expect(counting).toEqual({ scripts: [], sent: [] });
});

test.describe('where the settings ask for no consent', () => {
  test.use({ variant: 'analytics' });
  test('[S7] there is neither question nor settings', async ({ page, english }) => {
    await page.goto(`${english}/privacy`);
    await hasStarted(page);
    await expect(prompt(page)).toHaveCount(0);
    await expect(settings(page)).toHaveCount(0);
  });
});
