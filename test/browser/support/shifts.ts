import type { Page } from '@playwright/test';
import { hold } from './code';
import { hydrateSite } from './hydrateSite';
import { layoutShifts } from './watch';

/**
 * Below the visible threshold: small shifts of centered text when fonts load. A different line break or a late
 * element shifts ten times as much.
 */
const unseen = 0.0075;

/**
 * Opens a page whose fonts load after the first paint, and if it starts or loads more, starts it and waits for that.
 * @returns visible shifts: the sum while loading, and single ones later.
 */
export async function shiftsOfVisit(page: Page, address: string, starts: boolean) {
  const latin = await hold(page, '**/assets/*-latin.*.woff2');
  const hebrew = await hold(page, '**/assets/*-hebrew.*.woff2');
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  // In the order of the page's preloads. A Hebrew text takes its spaces from the Latin file: with the Hebrew one
  // alone, its lines may break elsewhere for a frame.
  latin.release();
  await page.waitForFunction(() => {
    const fonts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /-latin\./.test(name));
    return fonts.length === 2;
  });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  hebrew.release();
  await page.waitForLoadState('load');
  await settle(page);
  const loaded = await layoutShifts(page);
  const sum = loaded.reduce((total, { value }) => total + value, 0);
  if (starts || (await page.locator('[aria-busy="true"]').count()) > 0) {
    await hydrateSite(page);
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    await settle(page);
  }
  const later = (await layoutShifts(page)).slice(loaded.length);
  const seen = [...(sum > unseen ? loaded : []), ...later.filter(({ value }) => value > unseen)];
  return seen.map(({ value, at, what }) => `${value} at ${Math.round(at)} ms: ${what}`);
}

/** Waits until what has moved has been told: that is a frame after it happened. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A page of another context is not watched, and has no stopped clock.
    const { watched }: Partial<Pick<Window, 'watched'>> = window;
    const next = watched?.requestFrame ?? requestAnimationFrame;
    for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => next(done));
  });
}

/** Visible layout shifts since the page was loaded. */
export async function seenShifts(page: Page) {
  return (await layoutShifts(page)).filter(({ value }) => value > unseen);
}
