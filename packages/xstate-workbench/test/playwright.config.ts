import { existsSync } from 'node:fs';
import process from 'node:process';
import { defineConfig } from '@playwright/test';

const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
/** Playwright's own browser if there is no other. */
const chromium = process.env.CHROMIUM_PATH ?? debian.find(existsSync);

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
    launchOptions: { ...(chromium && { executablePath: chromium }), args: ['--no-sandbox'] },
  },
});
