import { mkdir, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { origins } from '../browser/support/addresses';
import { serveSites } from '../browser/support/serveSites';
import type { EngineName } from './drivers/engine';
import { launchEngines } from './launchEngines';
import { readOptions } from './options';
import { countLine, reportOf } from './report';
import { runEngine } from './runEngine';
import { allScenarios } from './scenarios/allScenarios';

/*
 * `npm run test:engines`: takes the scenarios of this folder on the exported sites in Chromium, Firefox and
 * WebKit; names of engines, or `--only TEXT`, run a part. The table goes to `.cache/test/engines.md`.
 */

/** Two at a time, for two cores; the slowest has a lane to itself. */
const lanes: readonly (readonly EngineName[])[] = [['webkit'], ['chromium', 'firefox']];
const reportFile = '.cache/test/engines.md';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const { names, isNamed, only } = readOptions(process.argv.slice(2));
const scenarios = allScenarios.filter(({ name }) => name.includes(only));
process.env.BROWSER_TEST_SITES ??= 'default';
const { engines, missing } = await launchEngines(names);
const leave = await serveSites();
try {
  const results = await runLanes();
  const report = reportOf([...engines, ...missing], results);
  await mkdir('.cache/test', { recursive: true });
  await writeFile(reportFile, `${report}\n`);
  console.log(`\n${report}\n\n${reportFile}\n${countLine(results)}`);
  // One of all may be missing on this machine; one that is named has to be there.
  const isEnough = isNamed ? missing.length === 0 : engines.length > 0;
  const isRight = results.every(({ outcome }) => outcome !== 'failed');
  process.exitCode = isEnough && isRight ? 0 : 1;
} finally {
  for (const engine of engines) await engine.close();
  await leave();
}

async function runLanes() {
  const results = lanes.map(async (lane) => {
    const done = [];
    for (const engine of lane.flatMap((name) => engines.filter((one) => one.name === name))) {
      done.push(...(await runEngine(engine, scenarios, origins('default'))));
    }
    return done;
  });
  return (await Promise.all(results)).flat();
}
