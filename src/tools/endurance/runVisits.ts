import { mkdir } from 'node:fs/promises';
import process from 'node:process';
import { findBrowser } from '../browser';
import { type Count, countPlaywright } from '../testing/count';
import { runStep } from '../testing/runStep';

/**
 * Runs one file of `test/endurance` in Chromium, on a site that holds every part, and counts its tests.
 * @param order what it is told, by the name of the variable that it reads.
 * @throws Error when there is no Chromium.
 */
export async function runVisits(file: string, order: Record<string, unknown>): Promise<Count> {
  const folder = '.cache/test/reports';
  const reportFile = `${folder}/${file}.json`;
  await mkdir(folder, { recursive: true });
  process.env.CHROMIUM_PATH = findBrowser();
  const texts = Object.entries(order).map(([name, value]) => [name, JSON.stringify(value)]);
  // Held against whole paths, which may say the same word elsewhere.
  const pattern = `/${file}\\.spec\\.ts$`;
  return runStep({
    name: file,
    program: '@playwright/test/cli.js',
    args: ['test', '-c', 'test/endurance/playwright.config.ts', '--reporter=list,json', pattern],
    environment: {
      BROWSER_TEST_SITES: 'everything',
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
      ...Object.fromEntries(texts),
    },
    reportFile,
    count: countPlaywright,
  });
}
