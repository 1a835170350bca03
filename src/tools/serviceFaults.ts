import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Scale } from './service/fault';
import { faults } from './service/faults';

/*
 * `npm run service:faults`: what happens to servers, done to the service in processes of its own on loopback;
 * prints a table. `-- --quick` does a tenth of it, `-- --only NAME` one.
 */

const whole: Scale = { posts: 20_000, requests: 10_000, connections: 1000 };
const quick: Scale = { posts: 2000, requests: 1000, connections: 1000 };

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' } },
});
const chosen = faults.filter(({ name }) => values.only === undefined || name === values.only);
if (chosen.length === 0) {
  console.error(
    `npm run service:faults: --only ${values.only} is unknown; expected one of ${faults.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

let failed = 0;
for (const { name, expected, run } of chosen) {
  const folder = await mkdtemp(path.join(tmpdir(), 'service-'));
  const started = performance.now();
  let seen: string;
  try {
    seen = await run(values.quick ? quick : whole, folder);
  } catch (error) {
    failed += 1;
    seen = `FAILED: ${error instanceof Error ? error.message : error}`;
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`| ${name} | ${expected} | ${seen} | ${seconds} s |`);
  await rm(folder, { recursive: true, force: true });
}
console.log(`\n${chosen.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
