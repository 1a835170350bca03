import process from 'node:process';
import { origins } from '../browser/support/addresses';
import { serveSites } from '../browser/support/serveSites';
import { launchChromium } from './drivers/chromium';
import { type EngineName, engineNames, type Launch } from './drivers/engine';
import { launchFirefox } from './drivers/firefox';
import { launchWebkit } from './drivers/webkit';
import { runScenario } from './runScenario';
import { allScenarios } from './scenarios/allScenarios';
import { watchScript } from './support/watchScript';

const launches: Record<EngineName, Launch> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebkit,
};
process.env.BROWSER_TEST_SITES ??= 'default';
const leave = await serveSites();
const only = process.env.ONLY;
for (const name of process.argv.slice(2) as EngineName[]) {
  const engine = await launches[name](watchScript);
  console.log(engine.name, engine.version);
  for (const scenario of allScenarios) {
    if (only && !new RegExp(only).test(scenario.name)) continue;
    const { outcome, reason, duration } = await runScenario(engine, scenario, origins('default'));
    console.log(outcome, scenario.name, duration, reason);
  }
  await engine.close();
}
await leave();
