import type { Page } from '@playwright/test';
import { faintText, seriousViolations } from './support/axe';
import { showAs } from './support/focus';
import { expect, openHydrated, test } from './support/test';
import { portOf } from './support/variants';

const addressOf = (path: string) => `http://127.0.0.1:${portOf('workbench')}${path}`;
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();
const stands = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

test('[Models] the address of the stepper holds the steps, and a wrong one is explained', async ({
  page,
}) => {
  await page.goto(addressOf('/workbench?machine=contactForm'));
  for (const step of [/^fill in everything/, /^submit/, /^ten seconds pass/])
    await press(page, step);
  await stands(page, 'contactForm is editable.failed');
  await page.goBack();
  await press(page, /^the server accepts it/);
  await stands(page, 'contactForm is sent');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await press(page, 'Start');
  await stands(page, 'contactForm is editable.editing');

  const path = addressOf('/workbench?machine=toast&step=4999+ms+pass');
  await page.goto(path);
  await stands(page, 'toast is visible.showing');
  await page.getByRole('spinbutton', { name: 'Time in ms' }).fill('1');
  await press(page, 'Let time pass');
  await stands(page, 'toast is ended');
  await page.goto(`${path}&step=jump`);
  await expect(page.getByRole('alert')).toContainText('toast has no step "jump"');
});

test('[Models] the stepper leads to each uncovered transition, and runs every machine', async ({
  page,
}) => {
  await page.goto(addressOf('/workbench?machine=reviewList'));
  await page.getByText('transitions are not in this path').click();
  const chart = page.getByRole('region', { name: 'Chart of reviewList' });
  const id = 'reviewList.failed--retry.pressed[]#0';
  const arrow = chart.locator(`g[data-transition="${id}"]`);
  await expect(arrow).toHaveAttribute('data-uncovered');
  await press(page, id);
  await expect(arrow).toHaveAttribute('data-lit');
  await expect(arrow).not.toHaveAttribute('data-uncovered');
  await press(page, 'Run every machine');
  await stands(page, '0 paths differ');
});

test('[Inspector] shows what the machines of another tab do, without typed text, and sends events', async ({
  page,
  context,
}) => {
  const inspector = await context.newPage();
  await inspector.goto(addressOf('/workbench/inspector'));
  await openHydrated(page, addressOf('/contact'));
  await page.getByRole('textbox', { name: 'Full name' }).fill('Dana Levi');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const lines = inspector.getByRole('list', { name: 'Events' }).getByRole('listitem');
  const filter = inspector.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('form.submitted');
  await expect(lines.first()).toContainText('validate, emitRejected');
  await expect(lines.first()).toContainText('emits form.rejected');
  await lines.first().getByText('form.submitted').click();
  await expect(lines.first()).toContainText('transition contactForm.editable--form.submitted[]#1');
  await expect(inspector.locator('[data-state="contactForm.editable"][data-lit]')).toBeVisible();
  await expect(inspector.getByText('Dana')).toHaveCount(0);

  await inspector.getByRole('button', { name: 'Pause' }).click();
  await inspector.getByRole('button', { name: /^toaster / }).click();
  await inspector.getByLabel('Event for toaster').selectOption('toast.added');
  await inspector.getByRole('textbox', { name: 'With' }).fill('{"kind":"contactSent"}');
  await press(inspector, 'Send');
  await expect(page.getByText(/^Message sent successfully!/).first()).toBeVisible();
  await filter.fill('toast.added');
  await expect(lines).toHaveCount(0);
  await inspector.getByRole('button', { name: 'Pause' }).click();
  await expect(lines.first()).toContainText('page → toaster: toast.added → showing');
});

test('[Charts] both tools have no violation, in dark colors as well, and charts fit', async ({
  page,
  context,
}) => {
  const site = await context.newPage();
  await site.goto(addressOf('/contact'));
  // Starts its machines.
  await site.getByRole('textbox', { name: 'Full name' }).fill('Dana');
  for (const path of ['?machine=menuEditor&step=press+the+edit+button', '/inspector']) {
    for (const width of [1600, 800]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(addressOf(`/workbench${path}`));
      await expect(page.locator('.state[data-lit]').first()).toBeVisible();
      await press(page, 'Overview');
      const chart = page.getByRole('group', { name: 'Chart' });
      await expect
        .poll(() => chart.evaluate((one) => one.scrollHeight - one.clientHeight))
        .toBeLessThanOrEqual(1);
      expect(await seriousViolations(page), `${path} ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.body.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await showAs(page, { colorScheme: 'dark' });
    expect(await faintText(page), `${path} in dark colors`).toEqual([]);
    await showAs(page, { colorScheme: 'light' });
  }
});
