import fs, { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../locales/languages';
import { vectorIcon } from '../../src/seo/siteIcons';
import { pageAt } from '../../src/site/pagePath';
import pictures from '../../static/pictures.json';
import { markDrawing, stalePictures } from '../../tools/pictures/picturesOf';
import { exampleSettings } from '../support/exampleSettings';
import { translatorOf } from '../support/siteWords';
import { readPage } from './exportedSite';
import { everyPage } from './readHtml';

describe('[S1] The pictures in static/', () => {
  test('match the site’s messages, facts, illustrations and tokens; otherwise run `npm run record`', () => {
    const stale = stalePictures({ ...exampleSettings, ...pictures.shown }, pictures.hashes);
    // The owner's name may differ from the tests': `pictures.shown` has them.
    const renewedBy = 'npm run record';
    expect({ stale, renewedBy }).toEqual({ stale: [], renewedBy });
    expect(String(fileOf('icons', vectorIcon))).toBe(markDrawing());
  });

  test('are outdated when a font changes that draws their texts', () => {
    jest.spyOn(fs, 'readFileSync').mockReturnValue(Buffer.from('another font'));
    const stale = stalePictures({ ...exampleSettings, ...pictures.shown }, pictures.hashes);
    jest.restoreAllMocks();
    const files = Object.keys(pictures.hashes).filter((file) => !file.startsWith('../docs'));
    expect(stale).toEqual(files);
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
});

function fileOf(folder: Language | 'icons', file: string): Buffer {
  return readFileSync(path.resolve(__dirname, '../../static', folder, `.${file}`));
}

/** Size in a PNG header. Source: PNG specification, 11.2.1 (IHDR). */
function sizeOf(png: Buffer): { width: number; height: number } {
  expect(png.toString('latin1', 0, 8)).toBe('\x89PNG\r\n\x1a\n');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
