import { readdir } from 'node:fs/promises';
import { load } from 'cheerio';
import { pages } from '../../src/content/navigation';
import { rootNames } from '../../src/tools/export/exportSite';
import { bootDataIn, codeOf } from '../support/codeTable';
import { exampleSettings } from '../support/exampleSettings';
import { bothRoots, builtFiles, exportedWith } from './exportedRoots';
import {
  amountsIn,
  amountsOf,
  offersIn,
  pricesOf,
  promised,
  promisesIn,
  vatNotesIn,
} from './statedFacts';

describe('[Export] Two roots, each complete alone', () => {
  const site = exportedWith(exampleSettings);

  test('only what hosts are told stands beside them, and what stood there before is gone', async () => {
    expect((await readdir(site.at())).sort()).toEqual(['co.il', 'com', 'hosting']);
    expect(Object.values(rootNames).sort()).toEqual(['co.il', 'com']);
  });

  test.each(bothRoots)(
    '[S2] %s: every page, and the not-found page, as files of %s',
    async (_, root) => {
      const html = (await readdir(site.at(root))).filter((name) => name.endsWith('.html'));
      const expected = pages.map((page) => (page === '/' ? 'index.html' : `${page.slice(1)}.html`));
      expect(html.sort()).toEqual([...expected, '404.html'].sort());
    },
  );

  test.each(bothRoots)('[S4] %s: every page of %s is in its language', async (language, root) => {
    for (const page of await site.pagesOf(root)) {
      expect(page.$('html').attr('lang')).toBe(language);
      expect(page.$('h1').length).toBe(1);
      const isFound = page.name !== '404.html';
      expect(page.$('link[rel=canonical]').length).toBe(isFound ? 1 : 0);
      expect(page.$('meta[name=robots]').attr('content')).toBe(isFound ? undefined : 'noindex');
    }
  });

  test.each(bothRoots)(
    '[S9] %s: every amount on a page of %s is a fact, and every fact is there',
    async (_, root) => {
      for (const { name, $ } of await site.pagesOf(root)) {
        expect([name, amountsIn(await site.read(root, name))]).toEqual([name, amountsOf(name)]);
        const offered = offersIn($).map(({ price }) => price);
        expect([name, offered]).toEqual([name, pricesOf(name)]);
      }
    },
  );

  test.each(bothRoots)(
    '[S9] %s: what pages of %s promise in numbers is what is claimed',
    async (language, root) => {
      const said = new Set<number>();
      for (const { name, $ } of await site.pagesOf(root)) {
        for (const [measure, numbers] of Object.entries(promisesIn($, language))) {
          for (const number of numbers) {
            expect([name, measure, promised[measure as keyof typeof promised]]).toEqual([
              name,
              measure,
              expect.arrayContaining([number]),
            ]);
            said.add(number);
          }
        }
      }
      expect([...said].sort()).toEqual(Object.values(promised).flat().sort());
    },
  );

  test.each(bothRoots)(
    '[S9] %s: a page of %s that has prices says once that VAT is not in them, others never',
    async (language, root) => {
      for (const { name, $ } of await site.pagesOf(root)) {
        const notes = vatNotesIn($, language, 'excluded').length;
        // The terms name the rate, whatever costs something.
        const isNamed = pricesOf(name).length > 0 || name === 'terms.html';
        expect([name, notes]).toEqual([name, isNamed ? 1 : 0]);
      }
    },
  );

  test.each(bothRoots)(
    '%s: every file that a page of %s names is there',
    async (language, root) => {
      for (const { $ } of await site.pagesOf(root)) {
        const boot = $('script[data-page]').attr('src') ?? '?';
        const { code, counting, start } = bootDataIn(await site.read(root, boot));
        expect(counting).toBe('');
        const named = [
          boot,
          start.siteData,
          ...codeOf(code, $('script[data-page]').attr('data-page') ?? '?'),
          ...$('link[rel=preload], link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
            .toArray()
            .map((link) => $(link).attr('href')),
          ...$('meta[property="og:image"]')
            .toArray()
            .map((meta) => new URL($(meta).attr('content') ?? '').pathname),
        ];
        expect(named).toContain(
          `/assets/${language === 'en' ? 'en.2222cccc.js' : 'he.3333dddd.js'}`,
        );
        for (const href of named)
          await expect(site.read(root, href ?? '?')).resolves.toEqual(expect.any(String));
      }
    },
  );

  test.each(bothRoots)(
    '%s: the built files are in the assets of %s, unchanged',
    async (_, root) => {
      const { 'boot.0000aaaa.js': _boot, ...unchanged } = builtFiles;
      for (const [name, content] of Object.entries(unchanged)) {
        await expect(site.read(root, `assets/${name}`)).resolves.toBe(content);
      }
    },
  );

  test.each(bothRoots)(
    '[S1] %s: the sitemap of %s has each page with its twin',
    async (language, root) => {
      const $ = load(await site.read(root, 'sitemap.xml'), { xml: true });
      const entries = $('url').toArray();
      expect(entries.map((entry) => $(entry).find('loc').text())).toEqual(
        pages.map((page) => `${exampleSettings.origin[language]}${page}`),
      );
      for (const [place, entry] of entries.entries()) {
        const twins = $(entry).find('xhtml\\:link').toArray();
        const hrefs = twins.map((link) => [$(link).attr('hreflang'), $(link).attr('href')]);
        expect(hrefs).toEqual(
          expect.arrayContaining([
            ['en', `https://www.example.com${pages[place]}`],
            ['he', `https://www.example.co.il${pages[place]}`],
          ]),
        );
      }
    },
  );

  test.each(bothRoots)(
    '[S1] %s: robots of %s are let in and shown the sitemap',
    async (language, root) => {
      const text = await site.read(root, 'robots.txt');
      expect(text).toMatch(/^User-agent: \*$/m);
      expect(text).not.toMatch(/^Disallow: \S/m);
      expect(text).toContain(`Sitemap: ${exampleSettings.origin[language]}/sitemap.xml`);
    },
  );

  test.each(bothRoots)(
    '%s: security.txt of %s, and the licences of what is in it, stand where they are looked for',
    async (language, root) => {
      const security = await site.read(root, '.well-known/security.txt');
      expect(security).toContain(`Canonical: ${exampleSettings.origin[language]}/.well-known/`);
      expect(await site.read(root, 'licenses.txt')).toMatch(/^react \d/m);
    },
  );

  test.each(bothRoots)('[S1] %s: the web manifest of %s', async (language, root) => {
    const manifest = JSON.parse(await site.read(root, 'site.webmanifest'));
    expect(manifest).toEqual(
      expect.objectContaining({
        name: exampleSettings.studioName[language],
        short_name: exampleSettings.studioName[language],
        lang: language,
        dir: language === 'he' ? 'rtl' : 'ltr',
        start_url: '/',
      }),
    );
    const kinds = manifest.icons.map(({ sizes, purpose = 'any' }: Record<string, string>) => [
      sizes,
      purpose,
    ]);
    expect(kinds).toEqual([
      ['any', 'any'],
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
    for (const { src } of manifest.icons) {
      await expect(site.read(root, src)).resolves.toEqual(expect.any(String));
    }
  });
});
