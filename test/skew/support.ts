import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { Page } from '@playwright/test';
import { hosts } from '../../src/tools/local/addresses';
import {
  type Deployed,
  type Deployment,
  host,
  releasesVariable,
} from '../../src/tools/skew/deployment';
import { mainHeading, navigation } from '../browser/support/roles';
import { test as base, expect } from '../browser/support/test';
import { type Locale, locales } from '../browser/support/words';

export { wakeSite } from '../browser/support/wakeSite';
export { expect };

/** The pages of the navigation. */
export const pageNames = ['services', 'portfolio', 'reviews', 'pricing', 'contact'] as const;

/** Playwright's `test`, with a host that has the older release until the test deploys another. */
export const test = base.extend<{ readonly deployment: Deployment }>({
  deployment: async ({ context }, use, { testId }) => {
    const folders: Record<Deployed, string> = JSON.parse(process.env[releasesVariable] ?? '{}');
    const folder = path.join(path.dirname(folders.currentWithOldAssets), 'hosts', testId);
    await mkdir(folder, { recursive: true });
    const deployment = await host(folders, folder);
    await use(deployment);
    // What a page still asks for when its test ends finds no host: no error of the test's.
    await Promise.all(context.pages().map((page) => page.close()));
    await deployment.close();
  },
  sites: async ({ deployment }, use) => {
    const at = (name: string) => `http://${name}:${deployment.port}`;
    await use({ en: at(hosts.english), he: at(hosts.hebrew) });
  },
});

/** The release that a document came from: the name of its first script changes with all code. */
export function releaseOf(page: Page): Promise<string | null> {
  return page.locator('script[data-page]').getAttribute('src');
}

/** Waits until the page is of another release than it was. */
export async function expectOtherRelease(page: Page, before: string | null): Promise<void> {
  await expect(page.locator('script[data-page]')).not.toHaveAttribute('src', before ?? '');
}

/** How many documents the page has asked for since. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

/** Presses a page's link in the navigation. */
export function goTo(page: Page, name: (typeof pageNames)[number], locale: Locale = locales.en) {
  return navigation(page, locale)
    .getByRole('link', { name: locale.t(`layout.nav.${name}`), exact: true })
    .click();
}

export async function expectPage(
  page: Page,
  name: (typeof pageNames)[number],
  { t }: Locale = locales.en,
): Promise<void> {
  await expect(mainHeading(page)).toHaveText(t(`${name}.heading`));
}

/** Has nothing fetched ahead, as for a reader who saves data: what a start needs is asked for only then. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}
