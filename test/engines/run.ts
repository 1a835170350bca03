import { mkdir, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { origins } from '../browser/support/addresses';
import { serveSites } from '../browser/support/serveSites';
import { launchChromium } from './drivers/chromium';
import { type EngineName, engineNames, type Launch } from './drivers/engine';
import { launchFirefox } from './drivers/firefox';
import { launchWebkit } from './drivers/webkit';
import { readOptions } from './options';
import { countLine, reportOf } from './report';
import { runEngine } from './runEngine';
import { allScenarios } from './scenarios/allScenarios';

/*
 * `npm run test:engines`: takes the scenarios of this folder on the exported sites in Chromium, Firefox and
 * WebKit; names of engines, or `--only TEXT`, run a part. The table goes to `.cache/test/engines.md`.
 */

const launches: Readonly<Record<EngineName, Launch>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebkit,
};

/** Where two cores are, two engines run at a time; the slowest has one to itself. */
const lanes: readonly (readonly EngineName[])[] = [['webkit'], ['chromium', 'firefox']];
const reportFile = '.cache/test/engines.md';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const { engines, only } = readOptions(process.argv.slice(2));
const scenarios = allScenarios.filter(({ name }) => name.includes(only));
process.env.BROWSER_TEST_SITES ??= 'default';
const leave = await serveSites();
try {
  const sites = origins('default');
  const runs = await Promise.all(
    lanes.map(async (lane) => {
      const done = [];
      for (const name of lane.filter((one) => engines.includes(one))) {
        done.push(await runEngine(name, launches[name], scenarios, sites));
      }
      return done;
    }),
  );
  const asked = runs.flat().map(({ engine }) => engine);
  const results = runs.flatMap((lane) => lane.flatMap((run) => run.results));
  const report = reportOf(asked, results);
  await mkdir('.cache/test', { recursive: true });
  await writeFile(reportFile, `${report}\n`);
  console.log(`\n${report}\n\n${reportFile}\n${countLine(results)}`);
  const isDriven = (name: EngineName) => results.some(({ engine }) => engine === name);
  // All are asked for by default, and one may be missing here; one that is named has to be there.
  const isEnough =
    engines.length < engineNames.length ? engines.every(isDriven) : engines.some(isDriven);
  process.exitCode = isEnough && results.every(({ outcome }) => outcome !== 'failed') ? 0 : 1;
} finally {
  await leave();
}
