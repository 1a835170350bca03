import path from 'node:path';
import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { installMissing, runs } from '../../tools/programs';

const has = (debianPackage: string) => ({
  debianPackage,
  isInstalled: () => runs('dpkg', ['-s', debianPackage]),
});
const programs = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth', 'dbus', 'python3-gi'];
installMissing([...programs, 'gir1.2-webkit2-4.1'].map(has));

/** What differs among engines, in Firefox and WebKitGTK: layout, popovers, dialogs and native fields. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../.cache/test/results-engines',
  fullyParallel: false,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: (['webkit', 'firefox'] as const).map((name) => ({ name, use: { browserName: name } })),
  webServer: {
    command: 'node --import tsx test/browser/support/serve.ts',
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { NODE_ENV: 'production', BROWSER_TEST_SITES: 'default' },
    // Stored in the environment as BROWSER_TEST_PORTS.
    wait: { stdout: /Ports: (?<browser_test_ports>.+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 600_000,
  },
});
