import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { findBrowserOrExit } from './src/tools/browser';
import { chromiumArgs } from './test/support/chromiumArgs';

// Found once: workers read this file again and inherit the answer.
process.env.CHROMIUM_PATH = findBrowserOrExit();

/** The real site in a real browser: `test/browser`. */
export default defineConfig({
  testDir: 'test/browser',
  testMatch: '*.spec.ts',
  globalSetup: './test/browser/support/globalSetup.ts',
  outputDir: '.cache/test/results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Long, for a machine that is busy with something else; what passes does not wait.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        ...chromiumArgs,
        // studio.test, studio.co.il and all others lead to the local server; nothing leaves the machine.
        '--host-resolver-rules=MAP * 127.0.0.1',
      ],
    },
  },
});
