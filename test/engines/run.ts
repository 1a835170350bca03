import process from 'node:process';
import { launchChromium } from './drivers/chromium';
import { type EngineName, engineNames, type Launch } from './drivers/engine';
import { launchFirefox } from './drivers/firefox';
import { launchWebkit } from './drivers/webkit';
import { pageScenarios } from './scenarios/pages';
import { desk } from './scenarios/scenario';
import { Page } from './support/page';
import { watchScript } from './support/watchScript';

const launches: Record<EngineName, Launch> = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebkit };
const port = JSON.parse(process.env.BROWSER_TEST_PORTS ?? '{}').default;
const sites = { en: `http://localhost:${port}`, he: `http://studio.co.il.localhost:${port}` };
for (const name of process.argv.slice(2) as EngineName[]) {
  const engine = await launches[name](watchScript);
  console.log(engine.name, engine.version);
  for (const scenario of pageScenarios) {
    const start = Date.now();
    const tab = await engine.openTab({ size: desk, hasScripts: true, isDark: false, ...scenario.view });
    const page = new Page(tab);
    try { await scenario.run({ page, sites }); await page.expectNoProblems(); console.log('ok', scenario.name, Date.now() - start); }
    catch (error) { console.log('FAILED', scenario.name, error); }
    await tab.close();
  }
  await engine.close();
}
