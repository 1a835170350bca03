import type { BrowserContext, Page } from '@playwright/test';
import { seriousViolations } from './support/axe';
import { expect, test } from './support/test';
import { portOf } from './support/variants';

/** Site actors that every page has. */
const actors = ['language', 'panel', 'banner', 'toaster', 'contactForm', 'reviewForm', 'consent'];

const addressOf = (host: string, path: string) => `http://${host}:${portOf('workbench')}${path}`;

test('[S4] inspects any page offline in a window of its own, and masks typed text', async ({
  page,
  context,
}) => {
  await page.goto(addressOf('127.0.0.1', '/contact'));
  await page.getByRole('textbox', { name: 'Full name' }).fill('Dana Levi');
  const inspector = await inspect(page, context, 'Inspect');
  const list = inspector.getByRole('region', { name: 'Actors' });
  for (const name of actors) {
    await expect(list.getByRole('button', { name: new RegExp(`^${name} `) })).toHaveCount(1);
  }
  const lines = inspector.getByRole('listitem');
  await inspector.getByRole('searchbox', { name: 'Filter' }).fill('field.changed');
  await expect(lines.first()).toContainText('page → contactForm: field.changed');
  const line = lines.first().getByText('field.changed');
  await line.focus();
  const form = list.getByRole('button', { name: /^contactForm / });
  await expect(form).toHaveAttribute('aria-current', 'true');
  await line.press('Enter');
  await expect(lines.first()).toContainText('"value":"•••"');
  await expect(inspector.locator('[data-state="contactForm.editable"][data-lit]')).toBeVisible();
  await expect(inspector.getByText('Dana')).toHaveCount(0);
  expect(await seriousViolations(inspector)).toEqual([]);

  for (const name of ['Dana Levy', 'Noa Cohen']) {
    await page.getByRole('checkbox', { name: 'mask typed text' }).uncheck();
    await page.getByRole('textbox', { name: 'Full name' }).fill(name);
    await expect(inspector.getByText(name).first()).toBeAttached();
    await page.reload();
  }
  await expect(form).toHaveCount(1);
});

test('[S4] sends nothing from a page of another host', async ({ page, allowConsole }) => {
  // Requests that are pending at the end lose their route.
  allowConsole(/Cross-Origin-Opener-Policy|ERR_/);
  const site = 'http://studio.test';
  await page.route(`${site}/**`, async (route) => {
    const url = route.request().url().replace(site, addressOf('127.0.0.1', ''));
    await route.fulfill({ response: await route.fetch({ url, headers: {} }) });
  });
  await page.goto(`${site}/contact`);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Inspect' })).toHaveCount(0);
});

test('[S4] reports a blocked or silent window', async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_/);
  await page.clock.install();
  await page.route('**/workbench?receive', (route) => route.abort());
  await context.route('**/workbench?receive', (route) => route.abort());
  await page.goto(addressOf('127.0.0.1', '/terms'));
  const bar = page.getByRole('complementary', { name: 'Inspector' });
  await inspect(page, context, 'Inspect');
  await page.clock.fastForward(10_000);
  await expect(bar).toContainText('/workbench?receive has not answered within 10 seconds.');
  await page.evaluate(() => {
    window.open = () => null;
  });
  await bar.getByRole('button', { name: 'Inspect' }).click();
  await expect(bar).toContainText('The browser did not open the window of the inspector.');
});

async function inspect(page: Page, context: BrowserContext, button: string): Promise<Page> {
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return opened;
}
