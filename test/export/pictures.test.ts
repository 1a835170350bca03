import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { byLanguage, type Language, languageCodes } from '../../locales/languages';
import { vectorIcon } from '../../src/seo/siteIcons';
import { pages } from '../../src/site/navigation';
import { pageAt } from '../../src/site/pagePath';
import { roles } from '../../src/tokens/roles';
import pictures from '../../static/pictures.json';
import { markDrawing, stalePictures } from '../../tools/pictures/picturesOf';
import { exampleSettings } from '../support/exampleSettings';
import { translatorOf } from '../support/siteWords';
import { readPage } from './exportedSite';
import { everyPage } from './readHtml';

describe('[S1] The pictures in static/', () => {
  test('match the site’s messages, facts, illustrations and tokens; otherwise run `npm run pictures`', () => {
    const stale = stalePictures({ ...exampleSettings, ...pictures.shown }, pictures.hashes);
    // The owner's name may differ from the tests': `pictures.shown` has them.
    expect({ stale, renewedBy: 'npm run pictures' }).toEqual({
      stale: [],
      renewedBy: 'npm run pictures',
    });
    expect(String(fileOf('icons', vectorIcon))).toBe(markDrawing());
  });

  test('are outdated when the studio’s name changes', () => {
    const settings = {
      ...exampleSettings,
      ...pictures.shown,
      studioName: byLanguage((language) => language),
    };
    expect(stalePictures(settings, pictures.hashes)).toHaveLength(
      pages.length * languageCodes.length,
    );
  });
});

test.each(everyPage)(
  '[S1] has the size in its head for the picture of $path in $language, below 70 kB, with its h1',
  async ({ path: page, language }) => {
    const $ = await readPage(page, language);
    const property = (name: string) => $(`meta[property="${name}"]`).attr('content') ?? '';
    const address = new URL(property('og:image'));
    expect(address.origin).toBe(exampleSettings.origin[language]);
    expect(address.pathname).toBe(`/social/${pageAt(page).name}.png`);
    const file = fileOf(language, address.pathname);
    expect(sizeOf(file)).toEqual({ width: 1200, height: 630 });
    expect(file.length).toBeGreaterThan(10_000);
    expect(file.length).toBeLessThan(70_000);
    const t = translatorOf(language);
    const words = pageAt(page)
      .headline.map((key) => t(key))
      .join(' ');
    expect($('h1').text()).toBe(words);
    expect(property('og:image:alt')).toContain(words.replaceAll('\u00a0', ' '));
  },
);

describe('[S1] The icons', () => {
  test.each([
    ['/icon-32.png', 32],
    ['/apple-touch-icon.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/icon-maskable-512.png', 512],
  ])('include %s, a square of %d px', (file, side) => {
    expect(sizeOf(fileOf('icons', file))).toEqual({ width: side, height: side });
  });

  test('include one for tabs and one for home screens in the head', async () => {
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

  test('have no transparent pixel for home screens, and transparent corners for tabs', () => {
    const pixels = pixelsOf(fileOf('icons', '/apple-touch-icon.png'));
    expect(pixels.filter(({ alpha }) => alpha !== 255)).toEqual([]);
    expect(pixelsOf(fileOf('icons', '/icon-32.png'))[0]).toMatchObject({ alpha: 0 });
  });

  test('have only background outside of four fifths in the maskable icon', () => {
    const pixels = pixelsOf(fileOf('icons', '/icon-maskable-512.png'));
    const outside = pixels.filter(({ x, y }) => Math.hypot(x - 256, y - 256) > 0.4 * 512);
    expect(outside.length).toBeGreaterThan(50_000);
    expect(outside.filter(({ color }) => color !== roles.light.paper)).toEqual([]);
  });

  test('have lines of whole pixels at 16 px, and of even pixels at 32 px', () => {
    const middle = pixelsOf(fileOf('icons', '/icon-32.png'))
      .filter(({ x }) => x === 16.5)
      .map(({ color, alpha }) => (alpha === 0 ? 'none' : color));
    const { ink, highlight, accent } = roles.light;
    const runs = middle.filter((color, row) => color !== middle[row - 1]);
    expect(runs).toEqual([
      'none',
      ...[ink, highlight, ink, highlight, accent, highlight, ink, highlight, ink],
      'none',
    ]);
    expect(middle.filter((_, row) => row % 2 === 0)).toEqual(
      middle.filter((_, row) => row % 2 === 1),
    );
  });
});

function fileOf(folder: Language | 'icons', file: string): Buffer {
  return readFileSync(path.resolve(__dirname, '../../static', folder, `.${file}`));
}

/** Size in a PNG header. Source: PNG specification, 11.2.1 (IHDR). */
function sizeOf(png: Buffer): { width: number; height: number } {
  expect(png.toString('latin1', 0, 8)).toBe('\x89PNG\r\n\x1a\n');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** Samples every pixel at its center. */
function pixelsOf(png: Buffer) {
  const { data, width, height } = PNG.sync.read(png);
  return Array.from({ length: width * height }, (_, place) => ({
    x: (place % width) + 0.5,
    y: Math.floor(place / width) + 0.5,
    color: `#${data.toString('hex', place * 4, place * 4 + 3)}`,
    alpha: data[place * 4 + 3],
  }));
}
