import process from 'node:process';
import { expect, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { origins } from '../browser/support/addresses';
import { navigation, panel, panelButton } from '../browser/support/roles';
import { bothLocales, locales } from '../browser/support/words';
import { type Action, actionsIn, doing } from './actions';
import { type Look, lookAround } from './lookAround';

/*
 * Random clicks, touches and keys on the exported site. A failure prints the seed and all actions; the same SEED
 * repeats them.
 */

const seed = Number(process.env.SEED ?? 1);
const count = Number(process.env.ACTIONS ?? 250);
const walks = bothLocales.flatMap(({ language }) =>
  [390, 1280].map((width) => ({ language, width })),
);

for (const { language, width } of walks) {
  test.describe(`${language}, ${width} px`, () => {
    const hasTouch = width < 640;
    const viewport = { width, height: 800 };
    test.use({ hasTouch, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(`[S8] ${count} random actions, seed ${seed}`, async ({ page }) => {
      const origin = origins('everything')[language];
      const errors = collectErrors(page);
      await stayOn(page, origin);
      await page.clock.install();
      await page.goto(origin);
      const steps: string[] = [];
      try {
        let before = await look(page);
        for (const action of fc.sample(actionsIn(viewport), { seed, numRuns: count })) {
          const { thing, place } = action;
          const at = before.targets[(thing ?? Number.NaN) % before.targets.length] ?? place;
          const { words, act } = doing(page, action, at, hasTouch, origin);
          steps.push(`${words} on ${before.address}, ${before.focused}`);
          await act().catch(ignoreNavigation);
          before = await lookUntilRight(page, action, before, errors);
        }
        await leave(page);
      } catch (error) {
        throw new Error(`SEED=${seed}:\n${steps.join('\n')}`, { cause: error });
      }
    });
  });
}

/** Checks a page of the site; the monkey may be on a text file or the empty start page. */
async function look(page: Page): Promise<Look> {
  for (;;) {
    const seen = await page.evaluate(lookAround).catch(ignoreNavigation);
    if (seen?.address === 'about:blank') await page.goForward();
    else if (seen && !seen.isPage) await page.goBack();
    else if (seen) return seen;
  }
}

/** A document that is being replaced does not answer. */
function ignoreNavigation(error: Error): void {
  if (!/context was destroyed|navigat|detached|ERR_ABORTED/i.test(error.message)) throw error;
}

/** Retries shortly, for effects that are still running. */
async function lookUntilRight(
  page: Page,
  action: Action,
  before: Look,
  errors: readonly string[],
): Promise<Look> {
  let after = before;
  const problems = async () => {
    after = await look(page);
    return [...errors, ...problemsAfter(before, action, after)];
  };
  await expect.poll(problems).toEqual([]);
  return after;
}

function problemsAfter(before: Look, { kind, key }: Action, after: Look): readonly string[] {
  const problems = {
    'wider than the window': after.overflows,
    'no heading, or nothing to press': !after.isReadable,
    crashed: after.hasCrashed,
    // A new document has no focus yet, Tab leaves the page at its ends, and a frame is independent.
    'focus lost':
      (kind === 'key' || kind === 'type') &&
      before.focused !== undefined &&
      after.focused === undefined &&
      before.openedAt === after.openedAt &&
      !before.focused.startsWith('iframe') &&
      !(kind === 'key' && key.endsWith('Tab') && before.isAtEnd),
  };
  return Object.entries(problems).flatMap(([name, isSo]) => (isSo ? [name] : []));
}

/** Leaves for the price list; only locators survive a document that is still loading. */
async function leave(page: Page): Promise<void> {
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('Escape');
  // The calendar's frame receives the keys while it has the focus.
  if (await page.locator('dialog iframe:focus').isVisible()) {
    await page.getByRole('dialog').getByRole('button').first().click();
  }
  const isHebrew = (await page.locator('html').getAttribute('lang')) === 'he';
  const locale = isHebrew ? locales.he : locales.en;
  const button = panelButton(page, locale);
  const isNarrow = await button.isVisible();
  if (isNarrow) await button.click();
  const links = isNarrow ? panel(page, locale) : navigation(page, locale);
  await links.getByRole('link', { name: locale.t('layout.nav.pricing'), exact: true }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('main')).toContainText('₪');
}

function collectErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** Keeps the tab on the site, and mocks every other host. */
async function stayOn(page: Page, origin: string): Promise<void> {
  const { host } = new URL(origin);
  // Other windows and programs would cover the page. In the capture phase, because a starting page stops clicks.
  await page.addInitScript(() => {
    const elsewhere = 'a[target=_blank], a[href^="mailto:"], a[href^="tel:"]';
    const stay = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(elsewhere))
        event.preventDefault();
    };
    addEventListener('click', stay, true);
  });
  const headers = { 'access-control-allow-origin': '*' };
  await page.route(
    (url) => url.host !== host,
    (route) => {
      const isTab =
        route.request().isNavigationRequest() && route.request().frame() === page.mainFrame();
      return route.fulfill({ status: isTab ? 204 : 201, headers });
    },
  );
}
