import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { everyPage } from './readHtml';
import { renderedPage } from './renderedPage';

test('[Export] leaks no memory when a page is rendered many times', async () => {
  const script = path.join(__dirname, 'renderMany.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', script],
    { env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' } },
  );
  const { heaps, pagesInRound }: { heaps: number[]; pagesInRound: number } = JSON.parse(stdout);
  const growth = (heaps.at(-1) ?? Number.NaN) - (heaps[0] ?? Number.NaN);
  // A router, a site and a style cache take about 100 kB, so a leak is visible.
  expect(growth / (pagesInRound * (heaps.length - 1))).toBeLessThan(20_000);
});

describe('[Export] A rendered page', () => {
  test('does not depend on pages rendered before it', async () => {
    const first = await renderedPage('/pricing', 'he');
    await renderedPage('/pricing', 'en');
    await renderedPage('/no-such-dish', 'he');
    expect((await renderedPage('/pricing', 'he')).html).toBe(first.html);
  });

  test('does not depend on pages rendered at the same time', async () => {
    const alone = [];
    for (const { path, language } of everyPage) alone.push(await renderedPage(path, language));
    const together = await Promise.all(
      everyPage.map(({ path, language }) => renderedPage(path, language)),
    );
    expect(together.map(({ html }) => html)).toEqual(alone.map(({ html }) => html));
  });
});
