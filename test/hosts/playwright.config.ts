import path from 'node:path';
import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { isLive, sites } from './sites';

const common = defineConfig({
  testDir: '.',
  outputDir: '../../.cache/test/results-hosts',
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
});

// Once, before the tests and not in their processes.
if (isLive && process.env.TEST_WORKER_INDEX === undefined) {
  for (const { origin } of sites) {
    await fetch(origin, { redirect: 'manual' }).catch(({ cause }) => {
      const reason = cause.message || cause.code;
      console.error(`${origin} cannot be reached: ${reason}; expected the deployed site`);
      process.exit(1);
    });
  }
}

/** Tests a live host (`BASE_URL`, `BASE_URL_HE`), or a local nginx with the exported configuration. */
export default isLive
  ? common
  : defineConfig(common, {
      use: {
        proxy: { server: `http://127.0.0.1:${process.env.HOSTS_PROXY_PORT}` },
        ignoreHTTPSErrors: true,
      },
      webServer: {
        command: 'node --import tsx test/hosts/serve.ts',
        cwd: path.resolve(import.meta.dirname, '../..'),
        wait: { stdout: /Proxy on port (?<hosts_proxy_port>\d+)/ },
        timeout: 600_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
    });
