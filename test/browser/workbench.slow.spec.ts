import { readFile } from 'node:fs/promises';
import { createCatalog, transitionsOf } from 'xstate-workbench';
import config from '../../workbench.config';
import { seriousViolations } from './support/axe';
import { misfits, wideElements } from './support/fit';
import { placeOf } from './support/place';
import { expect, test } from './support/test';
import { openWorkbenchPage } from './support/workbenchPage';

test.use({ viewport: { width: 1600, height: 1000 } });
// Sets up ten machines.
test.describe.configure({ timeout: 240_000 });

const { names, machineOf, pathsOf, placeOf: livePlaceOf } = createCatalog(config);

/** A path for each kind of step, isolated and on the page: events, time, actor results. */
const played = ['typeahead', 'panel', 'reviewList'];

/** Machines without a page for the first scenario of their model. */
const alone = names.filter((name) => {
  const [path] = pathsOf(name);
  return path && !livePlaceOf(name, path.scenario);
});

for (const [place, group] of [
  ['On a separate actor', alone],
  ['On the live page', names.filter((name) => !alone.includes(name))],
] as const) {
  test(`[S4] ${place.toLowerCase()} steps through each machine’s path`, async ({ page }) => {
    const workbench = await openWorkbenchPage(page);
    for (const name of group) {
      await test.step(name, async () => {
        const steps = stepsOf(name);
        await workbench.choose(name);
        await workbench.stands(place);
        await workbench.press('Step');
        if (steps > 1) await workbench.stands(`1 of ${steps} steps ✓`);
        if (played.includes(name)) await workbench.press('Play');
        const taken = played.includes(name) ? steps : 1;
        if (taken === steps) await workbench.stands(`Done: ${steps} of ${steps} steps ✓`);

        const marks = workbench.path.getByRole('listitem').filter({ hasText: '✓' });
        await expect(marks).toHaveCount(taken);
        await expect(workbench.chart.locator('.state[data-lit]').first()).toBeVisible();
        expect(await workbench.chart.evaluate(cutTexts)).toEqual([]);
        expect(await workbench.chart.evaluate(textSize)).toBeGreaterThanOrEqual(10.99);
        const row = workbench.machine(name);
        const all = transitionsOf(machineOf(name)).length;
        const cell = row.getByText(new RegExp(`^\\d+/${all}$`));
        await expect(cell).toBeVisible();
        await expect(cell).not.toHaveText(`0/${all}`);
      });
    }
  });
}

/** Texts of a chart that are larger than their place, or have none. */
function cutTexts(chart: HTMLElement): string[] {
  return [...chart.querySelectorAll<HTMLElement>('[data-text]')]
    .filter(({ offsetWidth, offsetHeight, parentElement }) => {
      const [width, height] = ['width', 'height'].map((name) => parentElement?.getAttribute(name));
      return offsetWidth > Number(width) || offsetHeight > Number(height);
    })
    .map(({ dataset }) => `${dataset.text}`);
}

/** Size of the texts of a chart on the screen, in px. */
function textSize(chart: HTMLElement): number {
  const text = chart.querySelector<HTMLElement>('[data-text]');
  if (!text) throw new Error('the chart has no text');
  const scale = chart.querySelector('svg')?.getScreenCTM()?.a ?? 0;
  return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
}

/** Number of steps in the first path of a machine. */
function stepsOf(name: string): number {
  return pathsOf(name)[0]?.steps.length ?? 0;
}

test('[S4] frames the live site, and records its steps', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|Failed to load/);
  const workbench = await openWorkbenchPage(page);

  await test.step('in both languages', async () => {
    await expect(workbench.site.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('he');
    await expect(workbench.site.locator('html')).toHaveAttribute('lang', 'he');
    await expect(workbench.site.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('en');
  });

  await test.step('a click in it is a step of the path', async () => {
    await workbench.choose('panel');
    await workbench.reset();
    await workbench.site.getByRole('button', { name: 'Menu' }).first().click();
    await workbench.stands(`1 of ${stepsOf('panel')} steps ✓`);
    const first = workbench.path.getByRole('listitem').first();
    await expect(first).toHaveText(/✓ open the panel → open/);
    await expect(workbench.machine('panel')).toContainText('open');
    for (const part of ['state="panel.open"', 'transition="panel.closed--panel.opened[]#0"'])
      await expect(workbench.chart.locator(`[data-${part}]`)).toHaveAttribute('data-lit');
  });

  await test.step('at desktop width as well', async () => {
    const width = () => workbench.site.locator('html').evaluate(() => innerWidth);
    expect(await width()).toBe(390);
    await page.getByRole('combobox', { name: 'Width', exact: true }).selectOption('desktop');
    await expect.poll(width).toBe(1280);
  });

  await test.step('a machine that leaves with its page is reported, and Reset restores it', async () => {
    await workbench.choose('reviewList');
    await workbench.reset();
    await workbench.site.getByRole('link', { name: 'View Our Work' }).click();
    await expect(workbench.machine('reviewList').getByRole('cell').first()).toBeEmpty();
    await workbench.press('Step');
    const problem = workbench.path.getByRole('alert');
    await expect(problem).toContainText('The machine was stopped, because its page was left.');
    expect(await seriousViolations(page)).toEqual([]);
    await problem.getByRole('button', { name: 'Reset the path' }).click();
    await workbench.stands(/0 of \d+ steps ✓/);
  });

  await test.step('a page that fails to load is reported, and loads on Retry', async () => {
    await page.route('**/pricing', (route) => route.abort());
    await page.getByRole('combobox', { name: 'Page', exact: true }).selectOption('/pricing');
    const problem = page.getByRole('alert').filter({ hasText: 'The page did not load' });
    await expect(problem).toContainText('/pricing could not be reached.');
    await page.unroute('**/pricing');
    await problem.getByRole('button', { name: 'Retry' }).click();
    await expect(workbench.site.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(workbench.clock).toBeVisible();
  });
});

test('[S4] controls time, requests and events in panels', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { choose, reset, press, stands, clock, path, requests, site, machine, events } =
    await openWorkbenchPage(page);

  await test.step('events can be searched, copied and cleared', async () => {
    await site.getByRole('button', { name: 'Menu' }).first().click();
    const lines = events.getByRole('listitem');
    await expect(lines.filter({ hasText: 'page → panel: panel.opened → open' })).toHaveCount(1);
    await events.getByRole('searchbox', { name: 'Filter' }).fill('panel.opened');
    await expect(lines).toHaveCount(1);
    await lines.first().getByText('panel.opened').press('Enter');
    await expect(lines.first()).toContainText('panel.closed--panel.opened[]#0');
    await events.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(events.getByRole('status').first()).toHaveText('copied');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    expect(await copied()).toMatch(/page → panel: panel\.opened → open\n.*--panel\.opened\[\]#0$/);
    await events.getByRole('button', { name: 'Copy as Mermaid' }).click();
    await expect.poll(copied).toMatch(/^sequenceDiagram\n[\s\S]*: panel\.opened\n/);
    await events.getByRole('button', { name: 'Clear' }).click();
    await expect(lines).toHaveCount(0);
  });

  await test.step('the clock can be stopped, advanced, and moved to the next timer', async () => {
    await choose('typeahead');
    await reset();
    await press('type m');
    await stands('in “m”');
    const time = clock.getByLabel('Time', { exact: true });
    await expect(time).toHaveText('0.000 s, stopped; next timer in 1000 ms');
    await clock.getByRole('button', { name: '+1 ms' }).click();
    await clock.getByLabel('Milliseconds').fill('99');
    await clock.getByRole('button', { name: 'Advance' }).click();
    await expect(time).toHaveText('0.100 s, stopped; next timer in 900 ms');
    await clock.getByRole('button', { name: '1 ms before the next timer' }).click();
    await expect(time).toHaveText('0.999 s, stopped; next timer in 1 ms');
    await clock.getByRole('button', { name: 'To next timer' }).click();
    await expect(time).toHaveText('1.000 s, stopped; no timer');
    // A passing timer is a step of the path too.
    await stands('2 by hand ✓, in “nothing typed”');
    await expect(path.getByRole('listitem').last()).toHaveText(/✓ a second passes → nothing typed/);
    await clock.getByLabel('Milliseconds').fill('1000');
    await clock.getByRole('button', { name: 'Advance' }).click();
    await expect(time).toHaveText('2.000 s, stopped; no timer');
    await clock.getByRole('button', { name: 'Run' }).click();
    await expect(time).toContainText('running');
  });

  await test.step('requests wait until they are answered', async () => {
    await choose('reviewList');
    await reset();
    await expect(requests.getByRole('listitem')).toContainText('"limit": 6');
    await page.getByText(/\d+ transitions of reviewList not covered/).click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousViolations(page)).toEqual([]);
    }
    await requests.getByRole('button', { name: 'Reject: the request fails' }).click();
    await stands('in “failed”');
    await site.getByRole('button', { name: 'Try again' }).click();
    await requests.getByRole('button', { name: 'Resolve: reviews load' }).click();
    await expect(site.getByText('They came, they saw the menu, it worked.')).toBeVisible();
    await expect(machine('reviewList')).toContainText('loaded');
    await expect(requests.getByText('Nothing is being requested.')).toBeVisible();
  });
});

test('[S4] zooms and moves a chart', async ({ page }) => {
  const { choose, chart } = await openWorkbenchPage(page);
  await choose('toaster');
  const drawing = chart.getByRole('group', { name: 'Chart' });
  await expect(drawing.locator('.state').first()).toBeVisible();
  const before = await chart.evaluate(textSize);
  for (const _ of Array.from({ length: 3 }))
    await chart.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => chart.evaluate(textSize)).toBeGreaterThan(before * 1.9);

  const { left, top, width, height } = await placeOf(drawing);
  const place = () => drawing.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
  await drawing.evaluate((node) => node.scrollTo(0, 0));
  await page.mouse.move(left + width / 2, top + height / 2);
  await page.mouse.down();
  await page.mouse.move(left + width / 2 - 60, top + height / 2 - 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(place).toEqual([60, 40]);
  await chart.getByRole('button', { name: 'Fit to width' }).click();
  await expect.poll(() => chart.evaluate(textSize)).toBeCloseTo(before, 1);
});

test('[S4] keeps its state through a reload, and the window of the site active', async ({
  page,
}) => {
  const { choose, press, stands, site, clock, machine, path } = await openWorkbenchPage(page);
  await choose('toaster');
  await press('Step');
  await stands('1 of');
  const time = clock.getByLabel('Time', { exact: true });
  await clock.getByRole('button', { name: '1 ms before the next timer' }).click();
  await expect(time).toHaveText('4.999 s, stopped; next timer in 1 ms');
  await machine('panel').getByRole('button').click();
  await expect(page).toHaveURL(/shown=panel.*clock=4999/);

  await page.reload();
  await stands('1 of');
  await expect(time).toHaveText('4.999 s, stopped; next timer in 1 ms');
  await expect(page.getByRole('region', { name: 'Chart of panel' })).toBeVisible();

  // The toast is over the heading.
  await site.getByRole('main').locator('p').last().click();
  await clock.getByRole('button', { name: '+1 ms' }).click();
  await stands('2 by hand ✓');
  await expect(path.getByRole('listitem').nth(1)).toHaveText(/✓ five seconds pass/);
});

test('[S4] steps by keyboard, in the framed page too, and is accessible', async ({ page }) => {
  const { choose, reset, stands, site, path } = await openWorkbenchPage(page);
  const steps = stepsOf('contactForm');
  await choose('contactForm');
  await reset();
  await expect(site.getByRole('textbox', { name: 'Full name' })).toBeInViewport();
  await page.keyboard.press('Alt+KeyS');
  await stands(`1 of ${steps} steps ✓`);
  await site.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Alt+KeyS');
  await stands(`2 of ${steps} steps ✓`);
  await page.keyboard.press('Alt+KeyR');
  await stands(`0 of ${steps} steps ✓`);
  expect(await seriousViolations(page)).toEqual([]);

  await test.step('a skip link past the frame is the first tab stop', async () => {
    await page.reload();
    const link = page.getByRole('link', { name: 'Skip to the path' });
    await expect(link).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(path).toBeFocused();
  });
});

test('[S4] shows where a path differs, and pressed buttons in forced colors', async ({ page }) => {
  // The model has no second step there, so nothing is expected to change.
  const did = ['the focus comes', 'a happens'].map((step) => ['did', step]);
  const { path } = await openWorkbenchPage(
    page,
    `?${new URLSearchParams([['machine', 'toaster'], ...did])}`,
  );
  await expect(path.getByRole('alert')).toContainText('step 2, "a happens"');
  expect(await seriousViolations(page)).toEqual([]);

  await page.emulateMedia({ forcedColors: 'active' });
  const colorOf = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).color);
  expect(await colorOf('Fit to width')).not.toBe(await colorOf('Reload'));
});

test('[S4] runs every path on the page, and an event by hand', async ({ page }) => {
  const { choose, press, stands, machine, path } = await openWorkbenchPage(page);
  await choose('reviewList');
  await press('Run every path');
  await stands(
    `Ran ${pathsOf('reviewList').length} of ${pathsOf('reviewList').length} paths, 0 failed.`,
  );
  expect(await seriousViolations(page)).toEqual([]);

  await choose('panel');
  await press('Reset');
  await stands(/0 of \d+ steps ✓/);
  await page.getByLabel('Event to panel, as JSON').fill('{"type":"panel.opened"}');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(machine('panel')).toContainText('open');
  await expect(path.getByRole('listitem').first()).toHaveText(/✓ open the panel → open/);
});

test('[S4] exports and imports paths, and rejects paths that do not fit', async ({ page }) => {
  const { choose, reset, press, stands, path } = await openWorkbenchPage(page);

  await test.step('exported and imported', async () => {
    await choose('consent');
    await reset();
    await press('refuse');
    await stands('1 by hand ✓, in “refused”');
    await press('agree');
    await stands('2 by hand ✓, in “granted”');
    const download = page.waitForEvent('download');
    await press('Export');
    const file = await (await download).path();
    expect((await download).suggestedFilename()).toBe('consent.path.json');
    expect(await readFile(file, 'utf8')).toContain('"scenario": "asked for the first time"');

    await choose('banner');
    await path.getByLabel('Path file').setInputFiles(file);
    await expect(path.getByRole('combobox', { name: 'Machine', exact: true })).toHaveValue(
      'consent',
    );
    await press('Play');
    await stands('Done: 2 of 2 steps ✓, in “granted”');
  });

  await test.step('rejected with the reason', async () => {
    const steps = ['open the panel', 'fly'];
    const file = { machine: 'panel', scenario: 'on any page', steps };
    const buffer = Buffer.from(JSON.stringify(file));
    const given = { name: 'old.json', mimeType: 'application/json', buffer };
    await path.getByLabel('Path file').setInputFiles(given);
    await expect(path.getByRole('alert')).toContainText('Step 2, "fly", does not fit');
  });

  await test.step('nothing overlaps in a small window, and 800 px are wide enough', async () => {
    expect(await misfits(page, [800, 1239], [wideElements])).toEqual([]);
    await page.setViewportSize({ width: 800, height: 1000 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await seriousViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    const alert = await placeOf(path.getByRole('alert'));
    const explanation = await placeOf(path.getByText('Steps through one machine’s model'));
    expect(explanation.top).toBeGreaterThanOrEqual(alert.bottom);
    const steps = await placeOf(path.getByRole('group', { name: 'Steps' }));
    expect(steps.bottom).toBeLessThanOrEqual((await placeOf(path)).bottom);
  });
});
