import process from 'node:process';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

// The site with all of its parts.
process.env.BROWSER_TEST_SITES ??= 'everything';

/** Long runs, separate from `npm test`: `npx playwright test -c test/endurance`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../.cache/test/endurance',
  timeout: 0,
});
