import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { projects } from './test/engines/projects';
import { chromiumArgs, findBrowserOrExit } from './tools/browser';

// Found once: workers read this file again and inherit the answer.
process.env.CHROMIUM_PATH = findBrowserOrExit();

/** The real site in real browsers: every `*.spec.ts`, except of hosts. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  projects: projects(),
  webServer: {
    command: 'node --import tsx test/browser/support/serve.ts',
    env: { NODE_ENV: 'production' },
    // Kept as BROWSER_TEST_PORTS and BROWSER_TEST_PROJECT in the environment.
    wait: { stdout: /Ports: (?<browser_test_ports>.+) in (?<browser_test_project>.+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 600_000,
  },
  outputDir: '.cache/test/results',
  // The same on every platform.
  snapshotPathTemplate: 'test/spoken/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // A flaky test is named at the end, and more than two of them fail the run (`tools/runSuites.ts`).
  retries: process.env.CI ? 1 : 0,
  // One more than the two cores of CI, because tests are partly idle.
  workers: 3,
  // Long, for a busy machine; passing tests are not slowed by it.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  reportSlowTests: { max: 10, threshold: 10_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        ...chromiumArgs,
        // A page lives for seconds: compiling its hot functions costs more than it saves.
        '--js-flags=--no-maglev,--no-turbofan',
        // studio.test, studio.co.il and all others lead to the local server; nothing leaves the machine.
        '--host-resolver-rules=MAP * 127.0.0.1',
      ],
    },
  },
});
