import { expect, type Locator, type Page } from '@playwright/test';
import { fillReview, reviewForm } from './forms';
import { hydrateSite } from './hydrateSite';
import { placeOf } from './place';
import { sentReviewAddress, stubReviews } from './reviews';
import { section } from './roles';
import type { Locale } from './words';

/** What the browser itself writes in the console about a review that was not taken. */
export const serverError = /500 \(Internal Server Error\)/;

/** The region of short messages, and what stands in it. */
export function toasts(page: Page, { t }: Locale) {
  const region = page.getByRole('region', { name: t('toasts.region'), exact: true });
  return {
    region,
    words: region.getByRole('paragraph'),
    close: region.getByRole('button', { name: t('toasts.close') }),
  };
}

/**
 * Has time stand still from the start: only `page.clock.runFor` moves it. It runs until the second of two calls,
 * however far apart they are, and can only be stopped in what is still to come: an hour later is far enough.
 */
export async function pauseTimer({ clock }: Pick<Page, 'clock'>): Promise<void> {
  await clock.install({ time: new Date('2031-05-01T09:00:00') });
  await clock.pauseAt(new Date('2031-05-01T10:00:00'));
}

/** Opens the reviews page, whose list fails: that is one message. */
export async function openWithToast(page: Page, site: string, locale: Locale): Promise<void> {
  await stubReviews(page, { ok: true });
  await page.goto(`${site}/reviews`);
  await hydrateSite(page);
  await expect(toasts(page, locale).words).toHaveText(locale.t('reviews.toasts.listFailed'));
}

/**
 * The same, with nobody looking: the message stays until it is dismissed. Time stands still until the window
 * has lost the focus, so that the message's own 5 s cannot be over before.
 */
export async function openWithHeldToast(page: Page, site: string, locale: Locale): Promise<void> {
  await pauseTimer(page);
  await openWithToast(page, site, locale);
  await sendToWindow(page, 'blur');
  await page.clock.resume();
}

/** Asks for the list again, by keyboard: that is one more message. Needs `openWithToast`. */
export async function failAgain(page: Page, locale: Locale): Promise<void> {
  const { t } = locale;
  await section(page, t('reviews.list.heading'))
    .getByRole('button', { name: t('reviews.list.retry') })
    .press('Enter');
  await expect(toasts(page, locale).words).toHaveText(t('reviews.toasts.listFailed'));
}

/**
 * Opens the reviews page where sending a review fails too, and sends one: two messages, one of them waits.
 * Gives what sends it once more.
 */
export async function openWithTwoToasts(
  page: Page,
  site: string,
  locale: Locale,
): Promise<() => Promise<void>> {
  await page.route(sentReviewAddress, (route) => route.fulfill({ status: 500 }));
  await openWithToast(page, site, locale);
  const { opener, form, submit } = reviewForm(page, locale);
  await opener.click();
  await fillReview(page, locale);
  const send = async () => {
    const failed = page.waitForResponse(sentReviewAddress);
    await submit.press('Enter');
    await failed;
    await expect(form).toContainText(locale.t('reviews.form.failed'));
  };
  await send();
  return send;
}

/** Tells the page that its window gained or lost the focus: a test's window always has it. */
export async function sendToWindow(page: Page, type: 'blur' | 'focus'): Promise<void> {
  await page.evaluate((name) => window.dispatchEvent(new Event(name)), type);
}

/**
 * Waits until the browser has noticed that the message came to lie under the pointer that rests there: it looks
 * for that by itself, a frame after the page has changed. Before that no time may go by.
 */
export async function hasNoticedPointer(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((node) => node.closest('section')?.matches(':hover')))
    .toBe(true);
}

/** Presses the mouse on a part of the message and draws it, in px; it stays pressed. */
export async function draw(part: Locator, dx: number, dy = 0): Promise<void> {
  const { mouse } = part.page();
  const { x, y } = await middleOf(part);
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + dx, y + dy, { steps: 5 });
}

/** Swipes a part of the message with a finger, in px. */
export async function swipe(part: Locator, dx: number, dy = 0): Promise<void> {
  const { x, y } = await middleOf(part);
  const session = await part.page().context().newCDPSession(part.page());
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', way?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: way === undefined ? [] : [{ x: x + dx * way, y: y + dy * way }],
    });
  await touch('touchStart', 0);
  for (const way of [0.25, 0.5, 0.75, 1]) await touch('touchMove', way);
  await touch('touchEnd');
}

async function middleOf(part: Locator) {
  const { x, y, width, height } = await placeOf(part);
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}
