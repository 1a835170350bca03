import type { Page } from '@playwright/test';
import { start } from '../../locales/en/start';
import { startDelays } from '../../machines/startTable';
import { holdRequests } from '../browser/models/heldRequests';
import { clientCode, hold } from '../browser/support/code';
import { hasStarted } from '../browser/support/hydrateSite';
import { isSameWindow, markWindow } from '../browser/support/place';
import {
  languageItem,
  mainHeading,
  navigation,
  panel,
  panelButton,
} from '../browser/support/roles';
import { expect, test } from '../browser/support/test';
import { locales } from '../browser/support/words';
import { inquiryForm } from '../features/forms/formPage';
import { stubReviews } from '../features/reviews/reviewsApi';
import { pauseTimer } from '../features/toasts/toastPage';

/* Whatever the network does, each press has an answer, and the exported page stays. */

const { en } = locales;
const { t } = en;

const { starting: silence, failed: retryDelay } = startDelays;

const document = (page: Page) => page.locator('html');
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: start.failed });

test('[S4] frees the pressed button when the code stalls, and presses it again', async ({
  page,
  english,
  expectConsole,
}) => {
  expectConsole(/abort/i);
  await pauseTimer(page);
  // A file that arrives gives the start more time.
  const code = await hold(page, /assets.(?!boot).*js$/);
  await page.goto(`${english}/contact`);
  const { submit, field } = inquiryForm(page, en);
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(silence);
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  await expect(notice(page).getByRole('link')).toHaveAttribute('href', /^tel:/);
  // The error is logged with a delay.
  await page.clock.runFor(1_000);
  await field('message').fill('A menu for two');
  code.release();
  await page.clock.resume();
  await notice(page).getByRole('button', { name: start.retry }).click();
  await hasStarted(page);
  await expect(notice(page)).toHaveCount(0);
  // The press has reached the form, which lacks a name, but not the message.
  await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('message')).toHaveAttribute('aria-invalid', 'false');
});

test('[S4] answers a press before it loads a newer version', async ({
  page,
  english,
  expectConsole,
}) => {
  expectConsole(/status of 404|assets.client/);
  await pauseTimer(page);
  await page.route(clientCode, (route) => route.fulfill({ status: 404 }));
  await page.route(`${english}/contact`, (route) =>
    route.request().resourceType() === 'fetch' ? route.fulfill() : route.fallback(),
  );
  await page.goto(`${english}/contact`);
  await markWindow(page);
  await inquiryForm(page, en).submit.dispatchEvent('click');
  await expect(notice(page)).toBeVisible();
  expect(await isSameWindow(page)).toBe(true);
  await page.clock.runFor(retryDelay);
  await expect.poll(() => isSameWindow(page).catch(() => true)).toBe(false);
});

test('[S9] gives notice of what waits for the code, and answers it once the code comes', async ({
  page,
  english,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await stubReviews(page, []);
  // A phone has a bar of the bill and a panel, which would cover the notice.
  await page.setViewportSize({ width: 390, height: 844 });
  const addOn = page.getByRole('checkbox', { name: t('pricing.addOns.nfcStickers.name') });
  const needs = [
    {
      path: '/contact?about=starter',
      ask: () => page.keyboard.press('Shift'),
      answer: page.getByRole('button', { name: t('contact.form.removeAbout') }),
    },
    { path: '/pricing', ask: () => addOn.check(), answer: page.getByRole('spinbutton') },
    {
      path: '/',
      // No skeletons are left.
      ask: () => expect(page.getByText(t('reviews.list.loading'))).toBeHidden(),
      answer: page.getByText(t('reviews.list.empty')),
    },
    {
      path: '/terms',
      ask: async () => {
        await panelButton(page, en).click();
        await panel(page, en).getByRole('button', { name: en.name }).click();
        await languageItem(page, locales.he).click();
      },
      answer: mainHeading(page),
    },
  ];
  for (const { path, ask, answer } of needs)
    await test.step(`[S9] on ${path}`, async () => {
      await page.route(clientCode, (route) => route.abort());
      await page.goto(english + path);
      await page.mouse.wheel(0, 10);
      await expect(document(page)).toHaveAttribute('data-start', 'failed');
      await ask();
      await notice(page).getByRole('button').click({ trial: true });
      await markWindow(page);
      await page.unroute(clientCode);
      await page.context().setOffline(true);
      await page.context().setOffline(false);
      await hasStarted(page);
      await expect(notice(page)).toHaveCount(0);
      await expect(answer).toBeVisible();
      // There is no newer version to load.
      expect(await isSameWindow(page)).toBe(true);
    });
});

test('[S4] gives no notice to a visitor whose link ends the requests of the code', async ({
  page,
  english,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|Failed to fetch/);
  const code = await holdRequests(page, clientCode);
  await page.goto(english);
  await page.keyboard.press('Shift');
  // The next page has not come yet.
  await page.evaluate(() => addEventListener('click', (press) => press.preventDefault(), true));
  await navigation(page, en)
    .getByRole('link', { name: t('pricing.meta.name') })
    .click();
  await code.answer((route) => route.abort());
  await expect(document(page)).toHaveAttribute('data-start', 'failed');
  await expect(notice(page)).toHaveCount(0);
});

test('[S2] puts the exported page back if React cannot render it', async ({
  page,
  english,
  expectConsole,
}) => {
  let errors = 0;
  page.on('console', (message) => {
    if (message.type() === 'error') errors += 1;
  });
  expectConsole(/a broken component/);
  // The form sets this while React hydrates it.
  await page.addInitScript(() =>
    Object.defineProperty(HTMLFormElement.prototype, 'noValidate', {
      set() {
        throw new Error('a broken component');
      },
    }),
  );
  await pauseTimer(page);
  await page.goto(`${english}/contact`);
  const { submit, field } = inquiryForm(page, en);
  await page.clock.resume();
  await field('message').fill('A menu for two');
  await expect(document(page)).toHaveAttribute('data-start', 'failed');
  await expect(field('message')).toHaveValue('A menu for two');
  await expect(field('message')).toBeFocused();
  await expect(mainHeading(page)).toBeVisible();
  await page.getByText(t('contact.faq.start.question')).click();
  await expect(page.getByText(t('contact.faq.start.answer'))).toBeVisible();
  await expect.poll(() => errors).toBe(1);
  await submit.click();
  await expect(notice(page)).toBeVisible();
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  await expect(field('message')).toHaveValue('A menu for two');
});

test('[S4] goes live with what was pressed last if hydration takes longer than its time', async ({
  page,
  english,
  allowConsole,
}) => {
  allowConsole(/abort/i);
  await pauseTimer(page);
  await page.addInitScript(() =>
    // Dispatched by the boot script once the code is there.
    globalThis.document.addEventListener('site.start', (event) => {
      if (!(event instanceof CustomEvent)) return;
      const { resolve } = event.detail;
      event.detail.resolve = (...given: unknown[]) =>
        addEventListener('released', () => resolve(...given));
      globalThis.document.documentElement.setAttribute('data-test-held', '');
    }),
  );
  await page.goto(`${english}/contact`);
  const { submit, field } = inquiryForm(page, en);
  await submit.click();
  await expect(page.locator('html[data-test-held]')).toBeAttached();
  await page.clock.runFor(silence);
  await expect(notice(page)).toBeVisible();
  await submit.click();
  await page.evaluate(() => dispatchEvent(new Event('released')));
  await page.clock.resume();
  await expect(document(page)).toHaveAttribute('data-start', 'live');
  await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
  await expect(notice(page)).toHaveCount(0);
});
