import { readdir } from 'node:fs/promises';
import { load } from 'cheerio';
import { languages } from '../../locales/languages';
import { pages } from '../../src/site/navigation';
import { exampleSettings } from '../support/exampleSettings';
import { pageCode } from '../support/pageCode';
import { translatorOf } from '../support/siteWords';
import { bothRoots, pagesOf, readSiteFile, roots, siteAt } from './exportedSite';
import { textsOf } from './readHtml';

test('[Export] writes two roots and the hosting configuration, and removes earlier exports', async () => {
  expect((await readdir(siteAt())).sort()).toEqual([...roots, 'hosting'].sort());
});

describe.each(bothRoots)('[Export] The root in %s, %s', (language, root) => {
  const origin = exampleSettings.origin[language];
  const read = (file: string) => readSiteFile(root, file);

  test('[S2] has every page and the not-found page in its language', async () => {
    const found = await pagesOf(root);
    const expected = pages.map((page) => (page === '/' ? 'index.html' : `${page.slice(1)}.html`));
    expect(found.map(({ name }) => name).sort()).toEqual([...expected, '404.html'].sort());
    const { direction } = languages[language];
    for (const { $ } of found) expect($('html').attr()).toEqual({ lang: language, dir: direction });
  });

  test('[S9] has one VAT note on pages with prices, and none on others', async () => {
    // The terms state the VAT rate.
    const named = ['index.html', 'pricing.html', 'services.html', 'terms.html'];
    const note = translatorOf(language)('pricing.vatExcluded');
    const noting = (await pagesOf(root)).flatMap(({ name, $ }) =>
      textsOf($, 'main p').flatMap((text) => (text === note ? [name] : [])),
    );
    expect(noting.sort()).toEqual(named);
  });

  test('has every file that a page refers to, including its messages', async () => {
    for (const { $ } of await pagesOf(root)) {
      const boot = $('script[data-code]');
      expect(boot.attr('data-counting')).toBeUndefined();
      const links = $('link[rel=preload], link[rel=icon], link[rel=apple-touch-icon]')
        .add('link[rel=manifest]')
        .toArray();
      const pictures = $('meta[property="og:image"]').toArray();
      const named = [
        boot.attr('src') ?? '?',
        ...pageCode(boot.attr('data-code')),
        ...links.map((link) => $(link).attr('href') ?? '?'),
        ...pictures.map((meta) => new URL($(meta).attr('content') ?? '').pathname),
      ];
      expect(named).toContain(`/assets/${language === 'en' ? 'en.2222cccc.js' : 'he.3333dddd.js'}`);
      for (const file of named) expect((await read(file)).length).toBeGreaterThan(0);
    }
  });

  test('[S1] has a sitemap of the pages to find, with alternates', async () => {
    const $ = load(await read('sitemap.xml'), { xml: true });
    const entries = $('url').toArray();
    const found = pages.filter((page) => page !== '/reviews');
    expect(entries.map((entry) => $(entry).find('loc').text())).toEqual(
      found.map((page) => `${origin}${page}`),
    );
    for (const [place, entry] of entries.entries()) {
      const twins = $(entry).find('xhtml\\:link').toArray();
      expect(twins.map((link) => [$(link).attr('hreflang'), $(link).attr('href')])).toEqual(
        expect.arrayContaining([
          ['en', `https://www.example.com${found[place]}`],
          ['he', `https://www.example.co.il${found[place]}`],
        ]),
      );
    }
  });

  test('[S1] allows robots, and refers to the sitemap', async () => {
    const text = await read('robots.txt');
    expect(text).toMatch(/^User-agent: \*$/m);
    expect(text).not.toMatch(/^Disallow: \S/m);
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  test('[S1] has a web manifest in its language with icons', async () => {
    const manifest = JSON.parse(await read('site.webmanifest'));
    expect(manifest).toMatchObject({
      name: exampleSettings.studioName[language],
      short_name: exampleSettings.studioName[language],
      lang: language,
      dir: language === 'he' ? 'rtl' : 'ltr',
      start_url: '/',
      icons: [
        { sizes: 'any' },
        { sizes: '192x192' },
        { sizes: '512x512' },
        { sizes: '512x512', purpose: 'maskable' },
      ],
    });
    for (const { src } of manifest.icons) expect((await read(src)).length).toBeGreaterThan(0);
  });
});
