import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { PNG } from 'pngjs';
import { readEnvironment } from '../backend/environment';
import { fallbackLanguage, languageCodes, languageOf } from '../locales/languages';
import { siteLanguages } from '../locales/languagesOfSite';
import { heroMenu } from '../src/content/heroMenu';
import { vectorIcon } from '../src/seo/siteIcons';
import { findBrowserOrExit } from './browser';
import './briefErrors';
import { soldDictionaries } from './export/allMessages';
import { exportFonts } from './export/fonts';
import { placeOf } from './facts/placeOf';
import { leavesOf, placeOfFact } from './facts/siteFacts';
import type { Screen } from './pictures/picturesOf';
import { readSite } from './readSite';

/*
 * The pictures of `npm run record`: photographs shared pictures and icons with Chromium into `static/`, which the export
 * copies, and the home pages into `docs/` for the README. Pictures with unchanged content are kept. `--measure` writes
 * none, and only names the words that do not fit.
 */

process.env.NODE_ENV = 'production';
const measures = process.argv.includes('--measure');
// These modules import React, which reads the environment when it loads.
const { contentHash, homePage, markDrawing, picturesOf } = await import('./pictures/picturesOf');
const { settings } = readSite(readEnvironment());
const fontFolder = path.resolve('.cache/pictures');
await mkdir(fontFolder, { recursive: true });
const { faces } = await exportFonts(fontFolder);

const browser = await chromium.launch({
  executablePath: findBrowserOrExit(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const codes = siteLanguages(settings);
const homes = codes.map(async (language) => ({
  ...(await homePage(language, settings)),
  file: `../docs/home-${language}.png`,
}));
const pictures = [...picturesOf(settings), ...(await Promise.all(homes))];
const list = 'static/pictures.json';
const before: { readonly hashes: Readonly<Record<string, string>> } = JSON.parse(
  await readFile(list, 'utf8'),
);
// Pictures of languages that the site leaves out stay.
const others = languageCodes.filter((code) => !codes.includes(code)).join('|');
const leftOut = new RegExp(`^(${others})/|-(${others})\\.png`);
const hashes = Object.fromEntries([
  ...Object.entries(before.hashes).filter(([file]) => leftOut.test(file)),
  ...pictures.map((picture) => [picture.file, contentHash(picture)] as const),
]);
const changed = pictures.filter(
  ({ file }) => before.hashes[file] !== hashes[file] || !existsSync(`static/${file}`),
);
/** All words that do not fit, with their place, so that one run names them; by how many px, and what fits. */
const misfits = new Map<string, string>();
const files: Record<string, string | Buffer> = { [`static/icons${vectorIcon}`]: markDrawing() };
for (const picture of changed) files[`static/${picture.file}`] = await photograph(picture);
await browser.close();
if (misfits.size > 0) throw new Error([...misfits].map((line) => line.join(' is ')).join('\n'));
if (measures) process.exit();

// Settings that a picture shows.
const shown = { studioName: settings.studioName };
files[list] = `${JSON.stringify({ shown, hashes }, null, 2)}\n`;
// Other files in `static/` are the owner's.
for (const file of Object.keys(before.hashes))
  if (!hashes[file]) await rm(`static/${file}`, { force: true });
for (const [file, content] of Object.entries(files)) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
console.log(`${changed.length} of ${pictures.length} pictures in static/`);

async function photograph({ html, width, height, headline }: Screen): Promise<string | Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.route('**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') {
      const body = `${html}<style>${faces}</style>`;
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    }
    if (!pathname.endsWith('.woff2')) return route.abort();
    return route.fulfill({ path: path.join(fontFolder, path.basename(pathname)) });
  });
  await page.goto('http://pictures.test/');
  await page.evaluate(() => document.fonts.ready);
  const wide: Misfit[] = [];
  // From 1440 px on, the first screen has the least space for its last line.
  for (const across of headline ? [width] : [1440, width]) {
    await page.setViewportSize({ width: across, height });
    wide.push(...(await page.evaluate(headline ? fitHeadline : longWords)));
  }
  for (const [words, excess, lang] of wide) {
    const language = languageOf(lang) ?? fallbackLanguage;
    const { objects, home } = soldDictionaries[language];
    const drawn = leavesOf({ heroMenu, objects, home }).filter(([, text]) => text === words);
    const places = (headline ?? drawn.map(([place]) => place)).map((key) =>
      key.startsWith('heroMenu') ? placeOfFact(key) : placeOf(language, key),
    );
    misfits.set(`${places.join(', ')}: “${words}”`, excess);
  }
  if (measures) return '';
  const photo = PNG.sync.read(await page.screenshot({ omitBackground: true }));
  await page.close();
  const isOpaque = photo.data.every((value, place) => place % 4 !== 3 || value === 255);
  // Recompressed: a sixth smaller than Chromium's output.
  const small = { deflateLevel: 9, deflateStrategy: 0, filterType: 0 } as const;
  return PNG.sync.write(photo, { ...small, colorType: isOpaque ? 2 : 6 });
}

type Misfit = readonly [words: string, excess: string, lang: string | undefined];

/** Runs in the page. Returns the words that are wider than the part of a drawn object that has them, leave its circle, or reach from the first screen's last line under the card, by how many px, and what fits. */
function longWords(): Misfit[] {
  const drawnOrLast = '[data-object] :not(:has(*), svg *), h1 > em';
  const parts = [...document.querySelectorAll<HTMLElement>(drawnOrLast)];
  return parts.flatMap((words) => {
    const sheet = words.offsetParent && words.parentElement;
    if (!sheet) return [];
    const { offsetTop: top, offsetHeight: height } = words;
    const lines = document.createRange();
    lines.selectNodeContents(words);
    const widths = [...lines.getClientRects()].map(({ width }) => width);
    const across = Math.min(words.scrollWidth || words.offsetWidth, Math.max(...widths));
    const lowest = top + height - sheet.offsetTop - sheet.offsetHeight / 2;
    const isRound = words.closest('[data-object="sticker"]') !== null;
    const room = Math.sqrt(Math.max(0, sheet.offsetWidth ** 2 - (isRound ? 2 * lowest : 0) ** 2));
    const wide = Math.ceil(across - room);
    const letters = Math.floor((words.textContent.length / widths.length) * (room / across));
    // It breaks its lines on one page and not on another.
    const fit = isRound
      ? 'a text as short as “Tap here”'
      : `at most about ${letters} letters a line`;
    const excess = `${wide} px too long: expected ${fit}`;
    return wide > 0 ? [[words.textContent, excess, document.documentElement.lang]] : [];
  });
}

/**
 * Runs in the page. Gives the h1 and its counterpart across the fold the largest font size that fits both. Returns
 * those that do not fit at 24 px, by how many px, and their language.
 */
function fitHeadline(): Misfit[] {
  const sides = [...document.querySelectorAll<HTMLElement>('h1, h1 + p')];
  const mostHeight = 200;
  let wide = sides;
  for (let size = 72; size >= 24 && wide.length > 0; size -= 1) {
    for (const side of sides) side.style.fontSize = `${size}px`;
    wide = sides.filter(
      ({ scrollWidth, clientWidth, offsetHeight }) =>
        scrollWidth > clientWidth || offsetHeight > mostHeight,
    );
  }
  return wide.map((side) => {
    const excess = Math.max(side.scrollWidth - side.clientWidth, side.offsetHeight - mostHeight);
    return [side.textContent, `${excess} px too long`, side.closest<HTMLElement>('[lang]')?.lang];
  });
}
