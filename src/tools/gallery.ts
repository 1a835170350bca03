import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Language } from '../../locales/languages';
import { pages } from '../content/navigation';
import { findBrowserOrExit } from './browser';
import { createCamera, type Scheme, settled } from './gallery/camera';
import { galleryPage } from './gallery/galleryPage';
import { states } from './gallery/states';
import { walkBench } from './gallery/walkBench';
import { localAddresses } from './local/addresses';
import { serveVariants } from './local/serveVariants';
import { serveWorkbench } from './local/serveWorkbench';

/*
 * `npm run gallery`: a picture of every page, of every state that a part can be in and of the workbench, in
 * both languages and schemes, as one HTML page. `npm run gallery -- menu` takes only what has that in its
 * name; `npm run gallery -- readme` takes the README's own pictures instead.
 */

process.env.NODE_ENV = 'production';
const folder = path.resolve('.cache/gallery');
const sitesFolder = path.resolve('.cache/gallery-sites');
const wanted = process.argv[2] ?? '';
const executablePath = findBrowserOrExit();

const widths = [390, 768, 1280, 1920];
const schemes: readonly Scheme[] = ['light', 'dark'];
const languages: readonly Language[] = ['en', 'he'];
const unknownPath = '/no-such-page';

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
  else await takeGallery(browser);
} finally {
  await browser.close();
  for (const { close } of [...Object.values(sites), bench]) await close();
}

async function takeGallery(browser: Browser) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const camera = createCamera(browser, folder, wanted);
  for (const language of languages) {
    for (const scheme of schemes) {
      const look = { language, scheme };
      for (const address of [...pages, unknownPath]) {
        const subject = address === '/' ? 'home' : address.slice(1);
        const reach = (page: Page) => openPage(page, `${originOf('default', language)}${address}`);
        for (const width of widths) {
          await camera.take({ subject, ...look, width, isWhole: true, reach });
        }
      }
      for (const [name, state] of Object.entries(states)) {
        const origin = originOf(state.variant ?? 'default', language);
        const reach = (page: Page) => state.reach(page, origin, language);
        for (const width of state.widths ?? [390, 1280]) {
          await camera.take({ subject: `state-${name}`, ...look, width, reach });
        }
      }
      for (const width of [1280, 1600]) {
        const reach = (page: Page) => walkBench(page, benchOrigin, language);
        await camera.take({ subject: 'workbench', ...look, width, height: 1000, reach });
      }
    }
  }
  const index = path.join(folder, 'index.html');
  await writeFile(index, galleryPage(camera.pictures));
  console.log(`${camera.pictures.length} pictures: ${path.relative('.', index)}`);
}

/** Opens a page and reads it to its foot, so that what is fetched only then has come. */
async function openPage(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, 0));
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
