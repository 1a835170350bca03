import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { findBrowserOrExit } from '../../../src/tools/browser';
import { bothLocales } from '../../browser/support/words';
import { chromiumArgs } from '../../support/chromiumArgs';

/*
 * `npm run test:service`: the exported sites, the service and a mail server on this machine, and a real browser
 * that is first a visitor and then the owner.
 */

// React is to see it, so what reads React comes after.
process.env.NODE_ENV = 'production';
const { createWorld } = await import('./world');
const { stepsOf } = await import('./walk');

const executablePath = findBrowserOrExit();
const started = performance.now();
const world = await createWorld(path.resolve('.cache/test/service'));
const args = [...chromiumArgs, '--host-resolver-rules=MAP * 127.0.0.1'];
const browser = await chromium.launch({ executablePath, args });
const count = { passed: 0, failed: 0 };

for (const locale of bothLocales) {
  const stop = await world.startService(locale.language);
  for (const { name, run } of stepsOf(world, browser, locale)) {
    try {
      await run();
      count.passed += 1;
      console.log(`  ✓ ${name}`);
    } catch (error) {
      count.failed += 1;
      console.log(`  ✗ ${name}\n${error instanceof Error ? error.stack : error}`);
      // What follows stands on it.
      break;
    }
  }
  await stop();
}

await browser.close();
await world.close();
console.log(`\n${Math.round((performance.now() - started) / 1000)} s`);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed > 0 ? 1 : 0;
