import process from 'node:process';
import { defineConfig } from '@playwright/test';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** The built package in applications of strangers: `npm run test -w xstate-workbench`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../.cache/test/strangers',
  workers: 1,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1600, height: 1000 },
    screenshot: 'on',
    // A container runs as root.
    launchOptions: { executablePath: chromium, args: ['--no-sandbox'] },
  },
});
