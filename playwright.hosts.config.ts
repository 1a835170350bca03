import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { hostedSites, serverNames } from './test/hosts/support/hostedSites';
import { chromiumArgs } from './test/support/chromiumArgs';

const { servers } = hostedSites();

/** Real servers under the configurations of the export: `test/hosts`, run by `npm run test:hosts`. */
export default defineConfig({
  testDir: 'test/hosts',
  testMatch: '*.spec.ts',
  outputDir: '.cache/test/results-hosts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Long, for a machine that is busy with something else; what passes does not wait.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  projects: serverNames.map((name) => ({
    name,
    // It needs neither of them: once is enough.
    ...(name !== 'nginx' && { testIgnore: 'plainHost.spec.ts' }),
    use: {
      server: name,
      browserName: 'chromium',
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      ignoreHTTPSErrors: true,
      launchOptions: {
        ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
        args: [
          ...chromiumArgs,
          // Names and ports are those of production; nothing leaves the machine.
          `--host-resolver-rules=MAP *:443 127.0.0.1:${servers[name].httpsPort}, MAP *:80 127.0.0.1:${servers[name].httpPort}, MAP * 127.0.0.1`,
        ],
      },
    },
  })),
});
