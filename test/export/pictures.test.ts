import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import type { Language } from '../../locales/languages';
import type { pages } from '../../src/content/navigation';
import { pageAt } from '../../src/content/pagePath';
import { vectorIcon } from '../../src/seo/siteIcons';
import { palette } from '../../src/tokens/palette';
import { roles } from '../../src/tokens/roles';
import { qrCodesOf } from '../../src/tools/export/qrCodes';
import { iconDrawing } from '../../src/tools/social/iconDrawing';
import { socialPng } from '../../src/tools/social/socialPng';
import { writePictures } from '../../src/tools/social/writePictures';
import { exampleSettings } from '../support/exampleSettings';
import { everyPage, readPage } from '../support/exportedPage';
import { translatorOf } from '../support/siteWords';

const projectRoot = path.resolve(__dirname, '../..');

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  for (const language of ['en', 'he'] as const) {
    await writePictures({
      projectRoot,
      root: path.join(scratch, language),
      language,
      studio: exampleSettings.studioName[language],
      t: translatorOf(language),
      qr: qrCodesOf(exampleSettings),
    });
  }
}, 60_000);
afterAll(() => rm(scratch, { recursive: true, force: true }));

describe.each(everyPage)('[S1] The picture of $path in $language', ({ path: page, language }) => {
  test('is the file that the head names, with the size that the head gives', async () => {
    const $ = await readPage(page, language);
    const property = (name: string) => $(`meta[property="${name}"]`).attr('content') ?? '';
    const address = new URL(property('og:image'));
    expect(address.origin).toBe(exampleSettings.origin[language]);
    const { width, height } = headerOf(await fileOf(language, address.pathname));
    expect([width, height]).toEqual([1200, 630]);
    expect([property('og:image:width'), property('og:image:height')]).toEqual(['1200', '630']);
  });

  test('weighs less than 70 kB', async () => {
    const { size } = await stat(path.join(scratch, language, await pictureOf(page, language)));
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThan(70_000);
  });

  test('shows the words of the page’s own h1, and says so', async () => {
    const t = translatorOf(language);
    const words = pageAt(page)
      .headline.map((key) => t(key))
      .join(' ');
    const $ = await readPage(page, language);
    expect($('h1').text()).toBe(words);
    const inAttributes = words.replaceAll('\u00a0', ' ');
    expect($('meta[property="og:image:alt"]').attr('content')).toContain(inAttributes);
  });
});

describe('[S1] The pictures to share', () => {
  test('no two are the same', async () => {
    const files = await Promise.all(
      everyPage.map(async ({ path: page, language }) =>
        fileOf(language, await pictureOf(page, language)),
      ),
    );
    expect(new Set(files.map((file) => file.toString('base64'))).size).toBe(everyPage.length);
  });

  test.each(['en', 'he'] as const)(
    '%s: the code on the tent leads to the site',
    async (language) => {
      const { data, width, height } = PNG.sync.read(await fileOf(language, '/social/home.png'));
      expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(
        exampleSettings.origin[language],
      );
    },
  );

  test('words that do not fit stop the build, and the message names the picture', async () => {
    const root = path.join(scratch, 'en');
    const t = translatorOf('en');
    const endless: typeof t = (key, params) =>
      key === 'reviews.heading' ? 'guestbook'.repeat(9) : t(key, params);
    const qr = qrCodesOf(exampleSettings);
    const written = writePictures({
      projectRoot,
      root,
      language: 'en',
      studio: 'A',
      t: endless,
      qr,
    });
    await expect(written).rejects.toThrow(
      /^\/social\/reviews\.png \(en\): .* is too long .* px wide/,
    );
  });

  test('a drawing is rendered once and kept', async () => {
    const kept = path.join(scratch, 'kept');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';
    expect(headerOf(await socialPng(svg, kept))).toEqual({ width: 3, height: 2 });
    const [name = ''] = await readdir(kept);
    await writeFile(path.join(kept, name), 'from the first time');
    expect(String(await socialPng(svg, kept))).toBe('from the first time');
    expect(headerOf(await socialPng(svg.replace('"3"', '"4"'), kept))).toEqual({
      width: 4,
      height: 2,
    });
  });
});

describe('[S1] The icons', () => {
  const sides = {
    '/icon-32.png': 32,
    '/apple-touch-icon.png': 180,
    '/icon-192.png': 192,
    '/icon-512.png': 512,
    '/icon-maskable-512.png': 512,
  };

  test.each(Object.entries(sides))('%s is a square of %d px', async (file, side) => {
    expect(headerOf(await fileOf('en', file))).toEqual({ width: side, height: side });
    expect(await fileOf('he', file)).toEqual(await fileOf('en', file));
  });

  test('the head names one for tabs, and one for a phone’s home screen', async () => {
    const $ = await readPage('/', 'he');
    const links = $('link[rel=icon], link[rel=apple-touch-icon]')
      .toArray()
      .map(({ attribs: { rel, href, sizes } }) => [rel, href, sizes]);
    expect(links).toEqual([
      ['icon', '/icon-32.png', '32x32'],
      ['icon', '/favicon.svg', undefined],
      ['apple-touch-icon', '/apple-touch-icon.png', undefined],
    ]);
  });

  test('the mark that a tab shows is drawn in the colours of the site', async () => {
    const mark = String(await fileOf('en', vectorIcon));
    const colours = [...mark.matchAll(/#[0-9a-f]{3,6}/g)].map(([colour]) => colour);
    const { butter, ink, tomato } = palette;
    expect(colours).toEqual([butter, ink, ink, tomato]);
  });

  test('a home screen finds no hole in its icon', async () => {
    const pixels = pixelsOf(await fileOf('en', '/apple-touch-icon.png'));
    expect(pixels.filter(({ alpha }) => alpha !== 255)).toEqual([]);
  });

  test('a phone’s mask cuts nothing but ground off: all else is in four fifths of the side', async () => {
    const pixels = pixelsOf(await fileOf('en', '/icon-maskable-512.png'));
    const outside = pixels.filter(({ x, y }) => Math.hypot(x - 256, y - 256) > 0.4 * 512);
    expect(outside.length).toBeGreaterThan(50_000);
    expect(outside.filter(({ colour }) => colour !== roles.light.paper)).toEqual([]);
  });

  test('the mark survives at 16 px: each line and the edge are whole pixels', async () => {
    const mark = String(await fileOf('en', vectorIcon));
    const icon = { href: '', side: 16, mark: 1, hasGround: true, use: 'tab' } as const;
    const pixels = pixelsOf(await socialPng(iconDrawing(icon, mark), path.join(scratch, 'kept')));
    const middle = pixels.filter(({ x }) => x === 8.5).map(({ colour }) => colour);
    const { paper, ink, highlight, accent } = roles.light;
    expect(middle.filter((colour, row) => colour !== middle[row - 1])).toEqual([
      paper,
      ink,
      highlight,
      ink,
      highlight,
      accent,
      highlight,
      ink,
      highlight,
      ink,
      paper,
    ]);
  });
});

/** A picture's file, from its root. */
async function pictureOf(page: (typeof pages)[number], language: Language): Promise<string> {
  const $ = await readPage(page, language);
  return new URL($('meta[property="og:image"]').attr('content') ?? '').pathname;
}

function fileOf(language: Language, file: string): Promise<Buffer> {
  return readFile(path.join(scratch, language, file));
}

/** What a PNG says of itself. Source: PNG specification, 11.2.1 (IHDR). */
function headerOf(png: Buffer): { width: number; height: number } {
  expect(png.toString('latin1', 0, 8)).toBe('\x89PNG\r\n\x1a\n');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** Every pixel by its middle. */
function pixelsOf(png: Buffer) {
  const { data, width, height } = PNG.sync.read(png);
  return Array.from({ length: width * height }, (_, place) => ({
    x: (place % width) + 0.5,
    y: Math.floor(place / width) + 0.5,
    colour: `#${data.toString('hex', place * 4, place * 4 + 3)}`,
    alpha: data[place * 4 + 3],
  }));
}
