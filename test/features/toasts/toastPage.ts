import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { openHydrated } from '../../browser/support/hydrateSite';
import { placeOf } from '../../browser/support/place';
import { section } from '../../browser/support/roles';
import type { Locale } from '../../browser/support/words';
import { stubReviews } from '../reviews/reviewsApi';

/** The toast region and its content. */
export function toasts(page: Page, { t }: Locale) {
  const region = page.getByRole('region', { name: t('layout.toasts.region'), exact: true });
  return {
    region,
    words: region.getByRole('paragraph'),
    close: region.getByRole('button', { name: t('layout.toasts.close') }),
  };
}

/**
 * Stops the clock: only `page.clock.runFor` advances it. The clock runs between two calls and can only be stopped at
 * a later time; an hour is enough.
 */
export async function pauseTimer({ clock }: Pick<Page, 'clock'>): Promise<void> {
  await clock.install({ time: new Date('2031-05-01T09:00:00') });
  await clock.pauseAt(new Date('2031-05-01T10:00:00'));
}

/** Opens the reviews page with a failing list, which shows one toast. */
export async function openWithToast(page: Page, site: string, locale: Locale): Promise<void> {
  await stubReviews(page, { ok: true });
  await openHydrated(page, `${site}/reviews`);
  await expect(toasts(page, locale).words).toHaveText(locale.t('reviews.toasts.listFailed'));
}

/**
 * The same in an inactive window, which pauses the toast. The clock is stopped until the window is inactive, so that
 * the 5 s cannot elapse.
 */
export async function openWithHeldToast(page: Page, site: string, locale: Locale): Promise<void> {
  await pauseTimer(page);
  await openWithToast(page, site, locale);
  await sendToWindow(page, 'blur');
  await page.clock.resume();
}

/** Retries the list by keyboard, which adds a toast. Needs `openWithToast`. */
export async function failAgain(page: Page, locale: Locale): Promise<void> {
  const { t } = locale;
  await section(page, t('reviews.list.heading'))
    .getByRole('button', { name: t('reviews.list.retry') })
    .press('Enter');
  await expect(toasts(page, locale).words).toHaveText(t('reviews.toasts.listFailed'));
}

/** Dispatches focus or blur of the window, because a test's window is always active. */
export async function sendToWindow(page: Page, type: 'blur' | 'focus'): Promise<void> {
  await page.evaluate((name) => window.dispatchEvent(new Event(name)), type);
}

/** Swipes a part of the toast with a finger, in px. */
export async function swipe(part: Locator, dx: number, dy = 0): Promise<void> {
  const { left, top, width, height } = await placeOf(part);
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const finger = await fingerOn(part.page());
  await finger.press(x, y);
  for (const way of [0.25, 0.5, 0.75, 1]) await finger.moveTo(x + dx * way, y + dy * way);
  await finger.release();
}

/** A touch screen; Playwright's taps cannot move. */
export async function fingerOn(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...xs: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: xs.map((x, id) => ({ id, x, y: row })),
    });
  let row = 0;
  return {
    press: (x: number, y: number) => {
      row = y;
      return touch('touchStart', x);
    },
    moveTo: (x: number, y: number) => {
      row = y;
      return touch('touchMove', x);
    },
    release: () => touch('touchEnd'),
    cancel: () => touch('touchCancel'),
  };
}
