import type { Page } from '@playwright/test';
import type { Fault } from '../../src/tools/skew/deployment';
import { isSameWindow, markWindow } from '../browser/support/place';
import { mainHeading } from '../browser/support/roles';
import { locales } from '../browser/support/words';
import {
  countDocuments,
  expect,
  expectOtherRelease,
  expectPage,
  goTo,
  releaseOf,
  saveData,
  test,
  wakeSite,
} from './support';

const { t } = locales.en;
const script = { 'content-type': 'text/javascript; charset=utf-8' };

/** How a host can answer for a piece of code, other than with it. */
const answers: Readonly<Record<string, () => Response>> = {
  'that breaks off': () =>
    new Response('export function PricingPage() { return', { headers: script }),
  'that is empty': () => new Response('', { headers: script }),
  'that is a page': () =>
    new Response('<!doctype html><title>Studio</title>', {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
  'that the host fails over': () => new Response('Bad Gateway', { status: 502 }),
};

for (const [kind, answer] of Object.entries(answers)) {
  const fault: Fault = (path) => (/^\/assets\/PricingPage\./.test(path) ? answer() : undefined);

  test(`[S8] code ${kind} leads to one reload, and is in nobody’s way once it is mended`, async ({
    page,
    english,
    deployment,
    allowConsole,
  }) => {
    allowConsole(/ChunkLoadError|SyntaxError|TypeError|MIME type|status of 502/);
    await page.goto(english);
    await wakeSite(page);
    await markWindow(page);
    const documents = countDocuments(page);
    deployment.break(fault);
    await goTo(page, 'pricing');
    await expect.poll(() => isSameWindow(page).catch(() => true)).toBe(false);
    await expectPage(page, 'pricing');
    await moveUntilRefused(page);
    // As it was exported, the page can be read without its code, and left.
    await expectPage(page, 'pricing');
    expect(documents()).toBe(1);
    await goTo(page, 'services');
    await expectPage(page, 'services');
    await wakeSite(page);
    deployment.break(undefined);
    await goTo(page, 'pricing');
    await expectPage(page, 'pricing');
    expect(documents()).toBe(2);
  });
}

/** Moves the pointer until the page has tried to start, and could not. */
async function moveUntilRefused(page: Page): Promise<void> {
  const refused = page.waitForEvent('console', (message) =>
    message.location().url.includes('/assets/boot.'),
  );
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await Promise.race([refused, Promise.reject(new Error('not yet'))]);
  }).toPass();
}

test('[S8] a deployment while a tab is without a connection: nothing is lost, and the way on is the new version', async ({
  page,
  context,
  english,
  deployment,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|status of 404|ChunkLoadError/);
  await page.goto(english);
  await wakeSite(page);
  await markWindow(page);
  const before = await releaseOf(page);
  await context.setOffline(true);
  await deployment.deploy('current');
  await goTo(page, 'pricing');
  await expect(page.getByText(t('errors.newVersion.offline'))).toBeVisible();
  expect(await isSameWindow(page)).toBe(true);
  await context.setOffline(false);
  await page.getByRole('button', { name: t('errors.unexpected.reload') }).click();
  await expectOtherRelease(page, before);
  await expectPage(page, 'pricing');
});

test('[S8] a tab that was never touched, without a connection, stays to be read; with one again it gets the new version', async ({
  page,
  context,
  english,
  deployment,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|status of 404|dynamically imported module/);
  await saveData(page);
  await page.goto(`${english}/pricing`);
  await markWindow(page);
  const before = await releaseOf(page);
  await context.setOffline(true);
  await deployment.deploy('current');
  await moveUntilRefused(page);
  await expect(mainHeading(page)).toHaveText(t('pricing.heading'));
  expect(await isSameWindow(page)).toBe(true);
  await context.setOffline(false);
  await wakeSite(page);
  await expectOtherRelease(page, before);
});
