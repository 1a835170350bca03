import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { chromium, type Page } from '@playwright/test';
import type { Language } from '../../locales/languages';
import { pages } from '../content/navigation';
import { findBrowser } from './browser';
import { galleryPage, type Picture } from './gallery/galleryPage';
import { states } from './gallery/states';
import { localAddresses } from './local/addresses';
import { serveVariants } from './local/serveVariants';

/*
 * `npm run gallery`: a picture of every page and of every state that a part can be in, in both languages
 * and schemes, as one HTML page. `npm run gallery -- menu` takes only what has that in its name;
 * `npm run gallery -- readme` takes the README's own pictures instead.
 */

process.env.NODE_ENV = 'production';
const folder = path.resolve('.cache/gallery');
const wanted = process.argv[2] ?? '';

const widths = [390, 768, 1280, 1920];
const schemes = ['light', 'dark'] as const;
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
  path.resolve('.cache/gallery-sites'),
);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});
const pictures: Picture[] = [];
try {
  if (wanted === 'readme') {
    for (const language of languages) await takeForReadme(language);
  }
  for (const language of languages) {
    for (const scheme of schemes) {
      for (const address of [...pages, unknownPath]) {
        for (const width of widths) await takePage(language, scheme, address, width);
      }
      for (const name of Object.keys(states)) {
        for (const width of [390, 1280]) await takeState(language, scheme, name, width);
      }
    }
  }
} finally {
  await browser.close();
  for (const { close } of Object.values(sites)) await close();
}
await writeFile(path.join(folder, 'index.html'), galleryPage(pictures));
console.log(`${pictures.length} pictures: ${path.relative('.', path.join(folder, 'index.html'))}`);

/** In the page: its fonts have come, and what moves by the clock has arrived. */
async function settled() {
  await document.fonts.ready;
  const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
  await Promise.allSettled(
    moving
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  );
}

type Scheme = (typeof schemes)[number];

async function takeForReadme(language: Language) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(originOf('default', language), { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `docs/home-${language}.png` });
  await page.close();
}

async function takePage(language: Language, scheme: Scheme, address: string, width: number) {
  const name = address === '/' ? 'home' : address.slice(1);
  await take(`${name}-${language}-${width}-${scheme}`, language, scheme, width, async (page) => {
    await page.goto(`${originOf('default', language)}${address}`, { waitUntil: 'networkidle' });
    return true;
  });
}

async function takeState(language: Language, scheme: Scheme, name: string, width: number) {
  const state = states[name];
  if (!state || (state.widths && !state.widths.includes(width))) return;
  const file = `state-${name}-${language}-${width}-${scheme}`;
  await take(file, language, scheme, width, async (page) => {
    await state.reach(page, originOf(state.variant ?? 'default', language), language);
    return false;
  });
}

function originOf(variant: keyof typeof sites, language: Language): string {
  const { english, hebrew } = localAddresses(sites[variant].port);
  return language === 'he' ? hebrew : english;
}

async function take(
  name: string,
  language: Language,
  scheme: Scheme,
  width: number,
  show: (page: Page) => Promise<boolean>,
) {
  if (!name.includes(wanted)) return;
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: scheme,
  });
  const page = await context.newPage();
  try {
    const isWholePage = await show(page);
    await page.evaluate(settled);
    const file = `${name}.jpg`;
    await page.screenshot({
      path: path.join(folder, file),
      fullPage: isWholePage,
      type: 'jpeg',
      quality: 80,
    });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) console.error(`${name}: ${overflow} px too wide`);
    pictures.push({ file, name, language, scheme, width });
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}
