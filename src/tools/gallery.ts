import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import type { Language } from '../../locales/languages';
import { findBrowserOrExit } from './browser';
import { settled } from './gallery/camera';
import { takeGallery } from './gallery/takeGallery';
import { walkBench } from './gallery/walkBench';
import { localAddresses } from './local/addresses';
import { serveVariants } from './local/serveVariants';
import { serveWorkbench } from './local/serveWorkbench';

/*
 * `npm run gallery`: a picture of every page, of every state that a part can be in and of the workbench, in
 * both languages and schemes, as one HTML page. `npm run gallery -- menu` takes only what has that in its
 * name; `npm run gallery -- --continue` keeps the pictures that an earlier run took, and takes the others;
 * `npm run gallery -- readme` takes the README's own pictures instead.
 */

process.env.NODE_ENV = 'production';
const folder = path.resolve('.cache/gallery');
const sitesFolder = path.resolve('.cache/gallery-sites');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { continue: { type: 'boolean', default: false } },
});
const [wanted = ''] = positionals;
const executablePath = findBrowserOrExit();

const languages: readonly Language[] = ['en', 'he'];

const sites = await serveVariants(
  {
    default: { environment: {} },
    banner: {
      environment: {
        BANNER_MESSAGE_EN: 'Closed on Friday from noon',
        BANNER_MESSAGE_HE: 'בשישי סגור מהצהריים',
      },
    },
    consent: { environment: { ANALYTICS_ID: 'G-TEST123456', ANALYTICS_CONSENT: 'ask' } },
    contactEndpoint: { environment: { CONTACT_ENDPOINT: 'http://enquiries.test/inbox' } },
  },
  sitesFolder,
);
const bench = await serveWorkbench(path.join(sitesFolder, 'workbench'));
const benchOrigin = localAddresses(bench.port).english;

const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
try {
  if (wanted === 'readme') await takeForReadme(browser);
  else
    await takeGallery(browser, {
      folder,
      wanted,
      originOf,
      benchOrigin,
      continues: values.continue,
    });
} finally {
  await browser.close();
  for (const { close } of [...Object.values(sites), bench]) await close();
}

async function takeForReadme(browser: Browser) {
  for (const language of languages) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(originOf('default', language), { waitUntil: 'networkidle' });
    await page.evaluate(settled);
    await page.screenshot({ path: `docs/home-${language}.png` });
    await page.close();
  }
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
  await walkBench(page, benchOrigin, 'en');
  await page.screenshot({ path: 'docs/workbench.png' });
  await page.close();
}

function originOf(variant: keyof typeof sites, language: Language): string {
  const { english, hebrew } = localAddresses(sites[variant].port);
  return language === 'he' ? hebrew : english;
}
