import path from 'node:path';
import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { isLive } from './sites';

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
