import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import type { Language } from '../../../locales/languages';
import { pages } from '../../content/navigation';
import { createCamera, type Scheme, type View, widths } from './camera';
import { takeControls } from './controls';
import { controlsPage } from './controlsPage';
import { galleryPage } from './galleryPage';
import { pictureStates } from './pictureStates';
import type { State } from './reach';
import { states } from './states';
import { walkBench } from './walkBench';

export type Variant = 'default' | NonNullable<State['variant']>;

interface Options {
  /** Absolute; emptied first, unless it continues. */
  readonly folder: string;
  /** Keeps the pictures that are there already, and takes the others. */
  readonly continues?: boolean;
  /** Takes only what has this in its name. */
  readonly wanted: string;
  readonly originOf: (variant: Variant, language: Language) => string;
  /** Where the workbench is served; nothing of it is taken where this is absent. */
  readonly benchOrigin?: string;
}

const schemes: readonly Scheme[] = ['light', 'dark'];
const languages: readonly Language[] = ['en', 'he'];
const unknownPath = '/no-such-page';
/** How many pictures are taken at a time: a page waits for more than it computes. */
const lanes = 4;

/**
 * Every page and every state in both languages and schemes at every width, every control under the pointer,
 * with the focus and pressed, and one page with all of it. A sheet for each subject lays its pictures side by side.
 */
export async function takeGallery(browser: Browser, options: Options): Promise<void> {
  const { folder, wanted, continues = false } = options;
  if (!continues) await rm(folder, { recursive: true, force: true });
  await mkdir(path.join(folder, 'sheets'), { recursive: true });
  const camera = createCamera(browser, { folder, wanted, continues });
  const views = viewsOf(options);
  const takeNext = async () => {
    for (let view = views.shift(); view; view = views.shift()) await camera.take(view);
  };
  await Promise.all(Array.from({ length: lanes }, takeNext));
  if ('controls'.includes(wanted)) await takeControlSheets(browser, options);
  const index = path.join(folder, 'index.html');
  await writeFile(index, galleryPage(camera.pictures()));
  await takeSheets(browser, folder, index);
  console.log(`${camera.pictures().length} pictures: ${path.relative('.', index)}`);
}

/** Everything that is pictured, in the gallery's order. */
function viewsOf({ originOf, benchOrigin }: Options): View[] {
  const views: View[] = [];
  for (const language of languages) {
    for (const scheme of schemes) {
      const look = { language, scheme };
      for (const address of [...pages, unknownPath]) {
        const subject = address === '/' ? 'home' : address.slice(1);
        const reach = (page: Page) => openPage(page, `${originOf('default', language)}${address}`);
        for (const width of widths) {
          views.push({ subject, ...look, width, isWhole: true, reach });
        }
      }
      for (const [name, state] of Object.entries({ ...states, ...pictureStates })) {
        const origin = originOf(state.variant ?? 'default', language);
        const reach = (page: Page) => state.reach(page, origin, language);
        for (const width of state.widths ?? widths) {
          views.push({ subject: `state-${name}`, ...look, width, reach });
        }
      }
      for (const width of benchOrigin ? [1280, 1600] : []) {
        const reach = (page: Page) => walkBench(page, benchOrigin ?? '', language);
        views.push({ subject: 'workbench', ...look, width, height: 1000, reach });
      }
    }
  }
  return views;
}

async function takeControlSheets(browser: Browser, { folder, originOf }: Options) {
  for (const language of languages) {
    for (const scheme of [...schemes, 'forced'] as const) {
      const closeUps = await takeControls(browser, originOf('default', language), language, scheme);
      const title = `controls-${language}-${scheme}`;
      const page = await browser.newPage();
      await page.setContent(controlsPage(title, closeUps));
      await page.locator('table').screenshot({ path: path.join(folder, 'sheets', `${title}.png`) });
      await page.close();
    }
  }
}

/** One picture of each subject's pictures, as the page shows them. */
async function takeSheets(browser: Browser, folder: string, index: string) {
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await page.goto(pathToFileURL(index).href);
  for (const section of await page.locator('section').all()) {
    const name = await section.locator('h2').textContent();
    await section.screenshot({ path: path.join(folder, 'sheets', `${name}.png`) });
  }
  await page.close();
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
