/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import type { Language } from '../../locales/languages';
import { pages } from '../../src/content/navigation';
import { type Settings, siteConfig } from '../../src/site.config';
import type { ClientBundles } from '../../src/tools/export/bundle';
import { exportSite, rootNames } from '../../src/tools/export/exportSite';

const projectRoot = path.resolve(__dirname, '../..');

const files = {
  'boot.0000aaaa.js': 'boot',
  'client.1111bbbb.js': 'client',
  'en.2222cccc.js': 'words',
  'he.3333dddd.js': 'words',
  'page.4444eeee.js': 'page',
  'font.5555ffff.woff2': 'font',
};

const fonts = {
  faces: "@font-face{font-family:'Test';src:url(/assets/font.5555ffff.woff2)}",
  preload: { en: ['/assets/font.5555ffff.woff2'], he: ['/assets/font.5555ffff.woff2'] },
};

const both = [
  ['en', 'com'],
  ['he', 'co.il'],
] as const satisfies readonly [Language, string][];

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'export-'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

describe('[Export] Two roots, each complete alone', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await exported('whole', siteConfig);
  });
  const read = (root: string, file: string) => readFile(path.join(folder, root, file), 'utf8');

  test('nothing stands beside them, and what stood there before is gone', async () => {
    expect((await readdir(folder)).sort()).toEqual(['co.il', 'com']);
    expect(Object.values(rootNames).sort()).toEqual(['co.il', 'com']);
  });

  test.each(both)(
    '[S2] %s: every page, and the not-found page, as files of %s',
    async (_, root) => {
      const html = (await readdir(path.join(folder, root))).filter((name) =>
        name.endsWith('.html'),
      );
      const expected = pages.map((page) => (page === '/' ? 'index.html' : `${page.slice(1)}.html`));
      expect(html.sort()).toEqual([...expected, '404.html'].sort());
    },
  );

  test.each(both)('[S4] %s: every page of %s is in its language', async (language, root) => {
    for (const page of await pagesOf(root)) {
      expect(page.$('html').attr('lang')).toBe(language);
      expect(page.$('h1').length).toBe(1);
      const isFound = page.name !== '404.html';
      expect(page.$('link[rel=canonical]').length).toBe(isFound ? 1 : 0);
      expect(page.$('meta[name=robots]').attr('content')).toBe(isFound ? undefined : 'noindex');
    }
  });

  test.each(both)('%s: every file that a page of %s names is there', async (language, root) => {
    for (const { $ } of await pagesOf(root)) {
      const boot = $('script[data-code]');
      const named = [
        boot.attr('src'),
        ...(boot.attr('data-code')?.split(' ') ?? []),
        ...$('link[rel=preload], link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
          .toArray()
          .map((link) => $(link).attr('href')),
        ...$('meta[property="og:image"]')
          .toArray()
          .map((meta) => new URL($(meta).attr('content') ?? '').pathname),
      ];
      expect(named).toContain(`/assets/${language === 'en' ? 'en.2222cccc.js' : 'he.3333dddd.js'}`);
      for (const href of named)
        await expect(read(root, href ?? '?')).resolves.toEqual(expect.any(String));
    }
  });

  test.each(both)('%s: the built files are in the assets of %s, unchanged', async (_, root) => {
    for (const [name, content] of Object.entries(files)) {
      await expect(read(root, `assets/${name}`)).resolves.toBe(content);
    }
  });

  test.each(both)('%s: what is served as it is is in %s', async (_, root) => {
    for (const name of await readdir(path.join(projectRoot, 'static'))) {
      await expect(readdir(path.join(folder, root))).resolves.toContain(name);
    }
  });

  test.each(both)(
    '[S1] %s: the sitemap of %s has each page with its twin',
    async (language, root) => {
      const $ = load(await read(root, 'sitemap.xml'), { xml: true });
      const entries = $('url').toArray();
      expect(entries.map((entry) => $(entry).find('loc').text())).toEqual(
        pages.map((page) => `${siteConfig.origin[language]}${page}`),
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

  test.each(both)(
    '[S1] %s: robots of %s are let in and shown the sitemap',
    async (language, root) => {
      const text = await read(root, 'robots.txt');
      expect(text).toMatch(/^User-agent: \*$/m);
      expect(text).not.toMatch(/^Disallow: \S/m);
      expect(text).toContain(`Sitemap: ${siteConfig.origin[language]}/sitemap.xml`);
    },
  );

  test.each(both)('[S1] %s: the web manifest of %s', async (language, root) => {
    const manifest = JSON.parse(await read(root, 'site.webmanifest'));
    expect(manifest).toEqual(
      expect.objectContaining({
        name: siteConfig.studioName[language],
        short_name: siteConfig.studioName[language],
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
      await expect(read(root, src)).resolves.toEqual(expect.any(String));
    }
  });

  test.each(both)(
    '%s: the policy of %s knows the styles of every page, and the empty one',
    async (_, root) => {
      const policy = policyIn(await read(root, '_headers'));
      const allowed = policy['style-src'] ?? [];
      expect(allowed).toContain(hashOf(''));
      for (const { $ } of await pagesOf(root)) {
        for (const style of $('style').toArray()) {
          expect(allowed).toContain(hashOf($(style).text()));
        }
      }
    },
  );

  test.each(both)(
    '%s: the policy of %s lets nothing inline run and nobody frame the site',
    async (_, root) => {
      const policy = policyIn(await read(root, '_headers'));
      expect(policy['default-src']).toEqual(["'self'"]);
      expect(policy['script-src']).toEqual(["'self'", 'https://assets.calendly.com']);
      expect(policy['connect-src']).toEqual(["'self'", 'https://reviews.example.com']);
      expect(policy['frame-src']).toContain('https://calendly.com');
      expect(policy['frame-ancestors']).toEqual(["'none'"]);
      expect(policy['object-src']).toEqual(["'none'"]);
      expect(policy['base-uri']).toEqual(["'none'"]);
      expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*/);
    },
  );

  test('built files are cached for a year, pictures to share for a day, pages are not', async () => {
    const [pageRules = '', assetRules = '', pictureRules = ''] = (
      await read('com', '_headers')
    ).split(/\/assets\/\*|\/social\/\*/);
    expect(assetRules).toContain('Cache-Control: public, max-age=31536000, immutable');
    expect(pictureRules).toContain('Cache-Control: public, max-age=86400');
    expect(pageRules).not.toContain('Cache-Control');
  });

  async function pagesOf(root: string): Promise<{ name: string; $: CheerioAPI }[]> {
    const names = (await readdir(path.join(folder, root))).filter((name) => name.endsWith('.html'));
    return Promise.all(names.map(async (name) => ({ name, $: load(await read(root, name)) })));
  }
});

describe('[Settings] A changed setting turns up in both roots', () => {
  const other: Settings = {
    ...siteConfig,
    studioName: { en: 'Second & Sons', he: 'שני ובניו' },
    email: 'orders@second.co.il',
    phone: '+972 4 123 4567',
    messagingNumber: '+972 54 765 4321',
    bookingUrl: 'https://calendly.com/second/30min',
    origin: { en: 'https://second.com', he: 'https://second.co.il' },
    vatNote: 'included',
    analyticsId: 'G-SECOND1234',
    contactEndpoint: 'https://forms.second.com/enquiries',
    reviewsApi: '',
  };
  let folder: string;
  beforeAll(async () => {
    folder = await exported('changed', other, new Date('2044-06-01T12:00:00Z'));
  });
  const read = (root: string, file: string) => readFile(path.join(folder, root, file), 'utf8');

  test.each(both)('%s: name, mail, phone, chat, booking, VAT in %s', async (language, root) => {
    const name = other.studioName[language];
    const $ = load(await read(root, 'contact.html'));
    expect($('title').text()).toContain(name);
    expect($('footer').text()).toContain(`© 2044 ${name}`);
    expect($('footer a[href="mailto:orders@second.co.il"]').text()).toBe('orders@second.co.il');
    expect($('footer a[href="tel:+97241234567"]').text()).toBe('+972 4 123 4567');
    expect($('a[href^="https://wa.me/972547654321?text="]').length).toBe(2);
    expect($('a[href="https://calendly.com/second/30min"]').length).toBeGreaterThanOrEqual(2);
    expect($('link[rel=canonical]').attr('href')).toBe(`${other.origin[language]}/contact`);
    const pricing = load(await read(root, 'pricing.html'));
    expect(pricing('#plans').text()).toContain(language === 'en' ? 'including VAT' : 'כולל מע״מ');
  });

  test.each(both)('%s: nothing of the placeholders is left in %s', async (_, root) => {
    for (const entry of await readdir(path.join(folder, root), { withFileTypes: true })) {
      if (entry.isDirectory()) continue;
      const text = await read(root, entry.name);
      expect(text).not.toMatch(
        /hello@example|www\.example\.co|Tafrit Studio|סטודיו תפריט|97230000000/,
      );
    }
  });

  test.each(both)(
    '%s: sitemap, robots, manifest and policy of %s follow',
    async (language, root) => {
      await expect(read(root, 'sitemap.xml')).resolves.toContain('https://second.co.il/services');
      await expect(read(root, 'robots.txt')).resolves.toContain(other.origin[language]);
      expect(JSON.parse(await read(root, 'site.webmanifest')).name).toBe(
        other.studioName[language],
      );
      const policy = policyIn(await read(root, '_headers'));
      expect(policy['script-src']).toContain('https://www.googletagmanager.com');
      expect(policy['connect-src']).toEqual(
        expect.arrayContaining(["'self'", 'https://forms.second.com']),
      );
      expect(policy['connect-src']).not.toContain('https://reviews.example.com');
    },
  );
});

/** Exports with files that no build made. @returns the folder of the two roots. */
async function exported(name: string, settings: Settings, now?: Date): Promise<string> {
  const clientFolder = path.join(scratch, `${name}-client`);
  await mkdir(clientFolder);
  for (const [file, content] of Object.entries(files)) {
    await writeFile(path.join(clientFolder, file), content);
  }
  const client: ClientBundles = {
    folder: clientFolder,
    boot: 'boot.0000aaaa.js',
    client: 'client.1111bbbb.js',
    filesOf(source) {
      if (source === 'locales/en.ts') return ['en.2222cccc.js'];
      if (source === 'locales/he.ts') return ['he.3333dddd.js'];
      return ['page.4444eeee.js'];
    },
  };
  const folder = path.join(scratch, name);
  await mkdir(path.join(folder, 'com'), { recursive: true });
  await writeFile(path.join(folder, 'com/left-over.html'), 'from the export before');
  await writeFile(path.join(folder, 'left-over.txt'), 'from the export before');
  await exportSite({ projectRoot, settings, client, fonts, folder, ...(now && { now }) });
  return folder;
}

/** The content security policy that holds for every path, by directive. */
function policyIn(headers: string): Record<string, string[]> {
  const line = /^\/\*\n(?: {2}.*\n)*? {2}Content-Security-Policy: (.*)$/m.exec(headers)?.[1];
  if (!line) throw new Error('no policy for every path');
  return Object.fromEntries(
    line.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
