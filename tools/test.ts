import { existsSync, rmSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { installMissing } from './programs';
import { runSuites } from './runSuites';
import { copyWithSamples } from './samples';

/*
 * `npm test`: types, lint, units and the site in a real browser. `npm run test:all`, which `.ci/run` runs: with slow
 * tests, hosts and engines.
 */

const suites = [
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'lint', command: 'biome check . && knip' },
  { name: 'units', command: 'jest' },
  { name: 'browser', command: 'playwright test' },
];
if (parseArgs({ options: { all: { type: 'boolean' } } }).values.all) {
  Object.assign(process.env, { SLOW: '1', ENGINES: '1' });
  try {
    // With the metrics of Arial and Times New Roman, to which the fallback faces are matched.
    const isInstalled = () => existsSync('/usr/share/fonts/truetype/liberation');
    installMissing({ 'fonts-liberation': isInstalled });
  } catch {
    // Other systems have the original fonts.
  }
  suites.push({ name: 'hosts', command: 'playwright test -c test/hosts' });
}
const copy = copyWithSamples();
if (copy) {
  console.log(`Testing the program with its samples, in ${copy}. Your facts: npm run build`);
  process.chdir(copy);
}
await runSuites(suites);
if (copy && !process.exitCode) rmSync(copy, { recursive: true });
