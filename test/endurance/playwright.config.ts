import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

/** What takes minutes to hours: `npm run monkey`, and the visitor of `npm run soak`. One at a time. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export of its settings.
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: '../browser/support/globalSetup.ts',
  outputDir: '../../.cache/test/endurance',
  fullyParallel: false,
  workers: 1,
  timeout: 0,
});
