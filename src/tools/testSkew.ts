import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { findBrowser } from './browser';
import { buildReleases } from './skew/builds';
import { type Deployed, keepOldAssets, releasesVariable } from './skew/deployment';
import { countPlaywright } from './testing/count';
import { ownFolder } from './testing/ownFolder';
import { runStep } from './testing/runStep';

/*
 * `npm run test:skew`: a tab of one release, in Chromium, while another is deployed. The older release is the
 * project with a line more in its code; `-- COMMIT` takes that commit's instead.
 */

const [commit] = process.argv.slice(2);
const folder = await ownFolder(path.resolve('.cache/test/skew'));
const reportFile = '.cache/test/reports/skew.json';

try {
  process.env.CHROMIUM_PATH = findBrowser();
  const releases = await buildReleases(folder, commit);
  const kept = path.join(folder, 'kept');
  await keepOldAssets(releases, kept);
  const folders: Record<Deployed, string> = { ...releases, currentWithOldAssets: kept };
  const { passed, failed } = await runStep({
    name: 'skew',
    program: '@playwright/test/cli.js',
    args: ['test', '--config=test/skew/playwright.config.ts', '--reporter=list,json'],
    environment: {
      [releasesVariable]: JSON.stringify(folders),
      PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(reportFile),
    },
    reportFile,
    count: countPlaywright,
  });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
