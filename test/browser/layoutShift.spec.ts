import type { Page, Route } from '@playwright/test';
import { everyPage, notFoundLine, unknownPath } from './support/addresses';
import { hold } from './support/code';
import { givenReview, stubReviews } from './support/reviews';
import { languageButton, section, switchLanguage } from './support/roles';
import { act, expect, test } from './support/test';
import { toasts } from './support/toasts';
import { layoutShifts } from './support/watch';
import { bothTongues, tongues } from './support/words';

/**
 * Less than anyone can see: what arriving fonts move, by a hair, where text is centred or stands beside
 * other text. A line that breaks elsewhere, or a part that comes later, moves ten times as much.
 */
const unseen = 0.005;

const fonts = '**/assets/*.woff2';

/** What has come shows within a few frames of a busy machine; in ms. */
const frames = 300;

/** Waits until what has moved has been told: that is a frame after it happened. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

async function seenShifts(page: Page) {
  return (await layoutShifts(page)).filter(({ value }) => value > unseen);
}

/** When the page was there with its fonts, in ms since the navigation began. */
function completeAt(page: Page): Promise<number> {
  return page.evaluate(() => {
    const times = performance.getEntries().map((entry) => {
      if (entry instanceof PerformanceNavigationTiming) return entry.domContentLoadedEventEnd;
      if (entry.name === 'first-contentful-paint') return entry.startTime;
      const isFont = entry instanceof PerformanceResourceTiming && entry.name.endsWith('.woff2');
      return isFont ? entry.responseEnd : 0;
    });
    return Math.max(0, ...times);
  });
}

for (const { language } of bothTongues) {
  for (const width of [390, 1280]) {
    test.describe(`at ${width} px in ${language}`, () => {
      test.use({ viewport: { width, height: 844 } });

      test.beforeEach(({ expectConsole }, { title }) => {
        if (title.endsWith(unknownPath)) expectConsole(notFoundLine);
      });

      for (const { path } of everyPage) {
        test(`[S2] nothing moves by itself on ${path}`, async ({ page, sites }) => {
          // The first visit leaves the fonts in the browser; their arrival has a test of its own.
          await page.goto(`${sites[language]}${path}`);
          await settle(page);
          await page.goto(`${sites[language]}${path}`);
          await act(page);
          await page.waitForLoadState('networkidle');
          await settle(page);
          const complete = (await completeAt(page)) + frames;
          const shifts = await layoutShifts(page);
          const early = shifts.filter(({ at }) => at <= complete);
          const sum = early.reduce((total, { value }) => total + value, 0);
          expect(sum, JSON.stringify(early)).toBeLessThanOrEqual(unseen);
          const later = shifts.filter(({ at, value }) => at > complete && value > unseen);
          expect(later).toEqual([]);
        });

        test(`[S2] late fonts move nothing that can be seen on ${path}`, async ({
          page,
          sites,
        }) => {
          const held = await hold(page, fonts);
          await page.goto(`${sites[language]}${path}`, { waitUntil: 'domcontentloaded' });
          await page.waitForFunction(
            () => performance.getEntriesByName('first-contentful-paint')[0],
          );
          held.release();
          await page.waitForLoadState('load');
          await settle(page);
          const shifts = await layoutShifts(page);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(unseen);
        });
      }
    });
  }
}

test('[S4] nothing moves when the reviews take their place', async ({ page, english }) => {
  await stubReviews(
    page,
    Array.from({ length: 20 }, (_, index) => givenReview(index + 1)),
  );
  await page.goto(english);
  await settle(page);
  const earlier = (await seenShifts(page)).length;
  await act(page);
  await section(page, tongues.en.t('home.testimonials.heading')).scrollIntoViewIfNeeded();
  await expect(page.getByText('Words of guest 6.')).toBeVisible();
  await settle(page);
  expect((await seenShifts(page)).slice(earlier)).toEqual([]);
});

for (const tongue of bothTongues) {
  const { language } = tongue;

  test(`[S4] a menu, another language, a dialog and a message come without moving anything by themselves (${language})`, async ({
    page,
    sites,
    expectConsole,
  }) => {
    expectConsole(/500/);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await stubReviews(page, async (route: Route) => {
      await asked;
      await route.fulfill({ status: 500 });
    });
    await page.goto(`${sites[language]}/reviews`);
    await act(page);
    // Words that are still to come keep the page as it is until then: no answer to a press any more.
    await switchLanguage(page, await switchLanguage(page, tongue));
    await settle(page);
    const before = (await layoutShifts(page)).length;
    await languageButton(page, tongue).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    const shown = await switchLanguage(page, tongue);
    await page.getByRole('link', { name: shown.t('layout.badge.label') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    answer();
    await expect(toasts(page, shown).words).toHaveText(shown.t('reviews.toasts.listFailed'));
    await settle(page);
    const after = (await layoutShifts(page)).slice(before);
    expect(after.filter(({ isAnswer }) => !isAnswer)).toEqual([]);
  });
}
