import process from 'node:process';
import { chromium } from '@playwright/test';
import { readSettings } from '../settings/readSettings';
import { siteConfig } from '../site.config';
import { benchLongList } from './bench/longList';
import { benchRendering } from './bench/rendering';
import { benchStart } from './bench/start';
import { findBrowserOrExit } from './browser';
import { listen } from './local/listen';
import { createLocalServices } from './local/server';
import { localEnvironment } from './localEnvironment';

/* `npm run bench`: what the site costs, each figure beside a control from the same run. Fails above a limit. */

process.env.NODE_ENV = 'production';
const folder = '.cache/bench';

const executablePath = findBrowserOrExit();
const roots = { com: `${folder}/com`, coIl: `${folder}/co.il` };
const dataFolder = `${folder}/data`;
const { port, close } = await listen(createLocalServices({ roots, dataFolder, log: () => {} }), {
  port: 0,
});
const { settings } = readSettings(siteConfig, localEnvironment(port));
const { buildSite } = await import('./export/buildSite');
console.log(await buildSite({ settings, folder, log: console.log }));

console.log(`\n${await benchRendering(settings)}`);

const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  const site = `http://localhost:${port}`;
  console.log(`\n${await benchStart(browser, site)}`);
  const longList = await benchLongList(browser, site);
  console.log(`\n${longList.text}`);
  if (!longList.isWithinLimit) process.exitCode = 1;
} finally {
  await browser.close();
  await close();
}
// Parcel's workers would keep the process alive.
process.exit();
