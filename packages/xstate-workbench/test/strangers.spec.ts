import { expect, type Page, test } from '@playwright/test';
import { WebSocket } from 'ws';
import { type Stranger, visit } from './stranger';

// Each installs packages.
test.describe.configure({ timeout: 240_000 });

let stranger: Stranger | undefined;
test.afterEach(() => stranger?.leave());

const addressIn = (printed: string, word: string) =>
  new RegExp(`${word}\\s+(http\\S+)`).exec(printed)?.[1] ?? '';

/** Presses Inspect, and returns the window of the inspector. */
async function inspect(page: Page): Promise<Page> {
  const [inspector] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Inspect' }).click(),
  ]);
  return inspector;
}

const firstLine = (page: Page) =>
  page.getByRole('list', { name: 'Events' }).getByRole('listitem').first();

test('a React application is tested alone and in the frame, and inspected', async ({ page }) => {
  stranger = await visit('react', 'xstate@5', 'react@19', 'react-dom@19', '@xstate/react@6');
  const passed = await stranger.workbench('run');
  expect(passed).toEqual({ code: 0, output: '✓ door: 1 path, 3 of 3 transitions\n' });

  const site = await stranger.open('app.tsx');
  const printed = await stranger.serve({ SITE: site });
  await page.goto(`${site}?inspector=${addressIn(printed, 'Inspector')}`);
  const inspector = await inspect(page);
  await page.getByRole('button', { name: 'Walk in' }).click();
  await expect(firstLine(inspector)).toContainText(
    'page → door: sensor.tripped → open / startMotor',
  );
  await expect(inspector.locator('[data-state="door.open"]')).toHaveAttribute('data-lit');
  await expect(
    inspector.locator('[data-transition="door.closed--sensor.tripped[]#0"]'),
  ).toHaveAttribute('data-lit');

  await page.goto(addressIn(printed, 'Workbench'));
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText(/On the live page\. Done: 3 of 3 steps ✓/)).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('The door is closed.')).toBeVisible();

  await stranger.edit('door.ts', 'pause: 3000', 'pause: 2000');
  const failed = await stranger.workbench('run');
  expect(failed.code).toBe(1);
  expect(failed.output).toContain('1 ms too early: projection.isOpen: expected true, found false');
  expect(failed.output).toContain('Shortest path: a visitor comes › three seconds pass');
});

test('an application without a framework is inspected, and the command answers', async ({
  page,
}) => {
  stranger = await visit('plain', 'xstate@5', '@statelyai/inspect@0.7');
  const printed = await stranger.serve();
  const site = await stranger.open('app.js');
  const address = `${site}?inspector=${addressIn(printed, 'Inspector')}`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Turn' }).click();
  const inspector = await inspect(page);
  await expect(firstLine(inspector)).toContainText('page → job: queued → running / note ±1');

  await test.step('bursts are shown, and the inspector goes on answering', async () => {
    for (const [count, all] of [
      [1000, 1002],
      [3000, 4002],
    ] as const) {
      const sent = Date.now();
      await page.getByRole('button', { name: 'Turn' }).evaluate((button, times) => {
        if (button instanceof HTMLElement) for (let at = 0; at < times; at += 1) button.click();
      }, count);
      await expect(firstLine(inspector)).toHaveAttribute('aria-setsize', String(all));
      const description = `${count} events in ${Date.now() - sent} ms`;
      test.info().annotations.push({ type: 'burst', description });
    }
    await inspector.getByRole('searchbox', { name: 'Filter' }).fill('no such event');
    await expect(inspector.getByText('No event matches.')).toBeVisible();
  });

  await test.step('Stately’s client works with the inspector as well', async () => {
    await page.goto(`${address}&client=stately`);
    await page.getByRole('button', { name: 'Turn' }).click();
    const received = await inspect(page);
    await expect(firstLine(received)).toContainText('page → job: queued → running');
    await expect(received.locator('[data-state="job.running"]')).toHaveAttribute('data-lit');
    await expect(received.getByText('Its state is highlighted.')).toBeVisible();
  });

  await test.step('a path is replayed, and the charts are written', async () => {
    const file = { machine: 'job', scenario: 'an empty queue', steps: ['queue', 'fail'] };
    await stranger?.write('job.path.json', JSON.stringify(file));
    const replayed = await stranger?.workbench('replay', 'job.path.json');
    expect(replayed?.output).toBe('job.path.json: 2 steps as the model says\n');
    await stranger?.workbench('chart', 'CHARTS.md');
    expect(await stranger?.read('CHARTS.md')).toContain('## job\n\n```mermaid\nflowchart TB\n');
  });

  await test.step('a mistake is answered with the reason', async () => {
    await stranger?.write('broken.js', "throw new Error('boom');");
    const port = new URL(site).port;
    for (const [operands, reason] of [
      [['fly'], 'fly is no command'],
      [['chart', 'job'], 'chart needs a FILE whose name ends with .md'],
      [['replay'], 'replay needs a FILE'],
      [['run', 'pump'], 'There is no machine "pump". There are: "job".'],
      [['run', '--config', 'broken.js'], 'broken.js failed: boom'],
      [['--port', port], `Port ${port} cannot be used. Choose another one with --port.`],
    ] as const) {
      const answer = await stranger?.workbench(...operands);
      expect(answer).toEqual({ code: 1, output: expect.stringContaining(reason) });
    }
  });
});

test('a Node program is tested and inspected, and other origins are refused', async ({ page }) => {
  stranger = await visit('plain', 'xstate@5', './kit');
  // Node does not load the sources of a linked package.
  await stranger.write('linked.js', "import 'kit'; export { default } from './workbench.config';");
  const linked = await stranger.workbench('run', '--config', 'linked.js');
  expect(linked.output).toBe('✓ job: 2 paths, 3 of 3 transitions\n');
  const printed = await stranger.serve();
  const [socket = ''] = /ws:\S+/.exec(printed) ?? [];
  await page.goto(addressIn(printed, 'Inspector'));
  stranger.start('program.js', { WORKBENCH_URL: socket });
  await expect(firstLine(page)).toContainText('page → job: queued → running / note ±1');
  await expect(page.getByRole('group', { name: 'Context of job' })).toContainText('"tries": 2');
  const jobs = page.getByRole('region', { name: 'Actors' }).getByRole('button', { name: 'job' });
  await expect(jobs).toHaveCount(0);
  stranger.start('program.js', { WORKBENCH_URL: socket });
  await expect(jobs).toHaveText('job running');
  await page.reload();
  await expect(firstLine(page)).toHaveAttribute('aria-setsize', '4');

  for (const [url, headers] of [
    [socket, { origin: 'https://example.com' }],
    [socket.replace(/token=.*/, 'token=0'), {}],
    [socket, { host: 'example.com' }],
  ] as const) {
    const refused = new Promise((resolve) => {
      new WebSocket(url, { headers }).on('error', resolve).on('open', () => resolve('opened'));
    });
    expect(String(await refused)).toMatch(/403|hang up/);
  }

  const tests = await stranger.node('--test');
  expect(tests.output).toContain('# pass 4');

  await stranger.edit('job.js', "failed: 'idle'", "failed: 'done'");
  const failed = await stranger.workbench('run');
  expect(failed.output).toContain('projection.is: expected "idle", found "done"');
});
