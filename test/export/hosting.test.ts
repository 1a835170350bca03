import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { pages } from '../../src/content/navigation';
import { headersFor, headerTable } from '../../src/service/site/headerTable';
import { readHeaderTable } from '../../src/service/site/readHeaderTable';
import { headersFile } from '../../src/tools/hosting/headersFile';
import { exampleSettings } from '../support/exampleSettings';
import { headerValues, readHeaderBlocks, readRedirects } from '../support/staticHost';
import { directivesOf, policyIn } from './contentPolicy';
import { bothRoots, exportedWith } from './exportedRoots';

const unknown = ['/no-such-page', '/assets/gone.00000000.js', '/robots.txt'];

describe('[Export] What hosts are told', () => {
  const site = exportedWith(exampleSettings);
  const table = async (root: string) => {
    const found = await readHeaderTable(site.at(root));
    if (!found) throw new Error(`no headers for ${root}`);
    return found;
  };

  test.each(bothRoots)(
    '%s: the policy of each page of %s knows its own styles and the empty one, no others',
    async (_, root) => {
      const headers = await site.read(root, '_headers');
      const widget = exampleSettings.bookingWidgetHost;
      for (const { name, $ } of await site.pagesOf(root)) {
        const styles = $('style').toArray();
        const own = ['', ...styles.map((style) => $(style).text())].map(hashOf);
        const policy =
          name === '404.html'
            ? directivesOf($('meta[http-equiv=Content-Security-Policy]').attr('content') ?? '')
            : policyIn(headers, pathOf(name));
        expect([name, policy['style-src']]).toEqual([name, [widget, ...own]]);
      }
    },
  );

  test.each(bothRoots)(
    '%s: the policy of %s lets nothing inline run and nobody frame the site',
    async (_, root) => {
      const policy = policyIn(await site.read(root, '_headers'));
      expect(policy).toEqual({
        'default-src': ["'none'"],
        'script-src': ["'self'", 'https://assets.calendly.com'],
        'style-src': expect.any(Array),
        'img-src': ["'self'"],
        'font-src': ["'self'"],
        'connect-src': ["'self'", 'https://reviews.example.com'],
        'frame-src': ['https://calendly.com'],
        'manifest-src': ["'self'"],
        'form-action': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['site', "'allow-duplicates'"],
        'upgrade-insecure-requests': [],
      });
    },
  );

  test.each(bothRoots)(
    '%s: Cloudflare and Netlify read the _headers of %s alike: no path gets a header twice',
    async (_, root) => {
      const blocks = readHeaderBlocks(await site.read(root, '_headers'));
      for (const path of [...pages, ...unknown, '/covers/bakery.ltr.svg', '/social/home.png']) {
        for (const [name, values] of headerValues(blocks, path)) {
          expect([path, name, values]).toEqual([path, name, [expect.any(String)]]);
        }
      }
    },
  );

  test.each(bothRoots)('%s: every page and file of %s carries the whole set', async (_, root) => {
    const headers = await table(root);
    const names = [
      'Cache-Control',
      'Content-Security-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'Permissions-Policy',
      'Referrer-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'X-Frame-Options',
    ];
    const blocks = readHeaderBlocks(await site.read(root, '_headers'));
    for (const path of [...pages, '/assets/client.1111bbbb.js', '/favicon.svg']) {
      const values = headersFor(headers, { path, status: 200, isSecure: true });
      expect([path, Object.keys(values).sort()]).toEqual([path, names]);
      if (path === '/favicon.svg') continue;
      const asFile = Object.fromEntries(
        [...headerValues(blocks, path)].map(([name, [value]]) => [name, value]),
      );
      expect([path, asFile]).toEqual([path, values]);
    }
  });

  test('built files are cached for a year, pictures for a day, pages not; pictures to share are for all', async () => {
    const headers = await table('com');
    const of = (path: string, name: string, status = 200) =>
      headersFor(headers, { path, status, isSecure: true })[name];
    const caching = (path: string, status?: number) => of(path, 'Cache-Control', status);
    expect(caching('/assets/client.1111bbbb.js')).toBe('public, max-age=31536000, immutable');
    expect(caching('/social/home.png')).toBe('public, max-age=86400');
    expect(caching('/covers/bakery.ltr.svg')).toBe('public, max-age=86400');
    expect([caching('/services'), caching('/robots.txt')]).toEqual(['no-cache', 'no-cache']);
    // A rule for `/assets/*` must not make a missing file immutable.
    expect(caching('/assets/gone.00000000.js', 404)).toBe('no-cache');
    const sharing = (path: string) => of(path, 'Cross-Origin-Resource-Policy');
    expect([sharing('/'), sharing('/social/home.png')]).toEqual(['same-origin', 'cross-origin']);
  });

  test('without TLS nothing promises it, and nothing is asked for over it', async () => {
    const headers = await table('com');
    for (const [path, status] of [
      ['/', 200],
      ['/no-such-page', 404],
    ] as const) {
      const values = headersFor(headers, { path, status, isSecure: false });
      expect(values['Strict-Transport-Security']).toBeUndefined();
      expect(values['Content-Security-Policy']).toMatch(/^default-src 'none';/);
      expect(values['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
    }
  });

  test.each(bothRoots)(
    '%s: other spellings of each page of %s lead there, none in a circle',
    async (_, root) => {
      const redirects = readRedirects(await site.read(root, '_redirects'));
      for (const target of redirects.values()) expect(pages).toContain(target);
      for (const page of pages) expect(redirects.has(page)).toBe(false);
      const asked = ['/index.html', '/services.html', '/Services', '/SERVICES', '/contact.html'];
      expect(asked.map((path) => redirects.get(path))).toEqual([
        '/',
        '/services',
        '/services',
        '/services',
        '/contact',
      ]);
    },
  );

  test('nginx.conf names both sites with every header of their tables', async () => {
    expect((await readdir(site.at('hosting'))).sort()).toEqual(['headers.json', 'nginx.conf']);
    const text = await site.read('hosting', 'nginx.conf');
    for (const [language, root] of bothRoots) {
      const { hostname } = new URL(exampleSettings.origin[language]);
      expect(text).toContain(hostname);
      expect(text).toContain(hostname.replace('www.', ''));
      expect(text).toContain(`/var/www/${root}`);
      const { rules, notFound } = await table(root);
      for (const { headers } of [...rules, { headers: notFound }]) {
        for (const value of Object.values(headers)) expect(text).toContain(`"${value}"`);
      }
    }
  });

  test('no page says its policy itself but the not-found page, which no rule can name', async () => {
    for (const { name, $ } of await site.pagesOf('com')) {
      const said = $('meta[http-equiv=Content-Security-Policy]');
      expect([name, said.length]).toEqual([name, name === '404.html' ? 1 : 0]);
      if (said.length === 0) continue;
      // Before anything that it could refuse.
      expect(said.index()).toBe(1);
      expect(said.attr('content')).not.toMatch(/frame-ancestors|upgrade-insecure/);
    }
  });

  test('the script that each page runs is named with the hash of its content', async () => {
    for (const { $ } of await site.pagesOf('co.il')) {
      const script = $('script[src]');
      const content = await site.read('co.il', script.attr('src') ?? '?');
      expect(`'${script.attr('integrity')}'`).toBe(hashOf(content));
    }
  });
});

describe('[Export] For a host that sends no headers', () => {
  const site = exportedWith(exampleSettings, undefined, { hasMetaPolicy: true });

  test('every page says the policy itself, as far as a page can', async () => {
    for (const { name, $ } of await site.pagesOf('com')) {
      const said = directivesOf(
        $('meta[http-equiv=Content-Security-Policy]').attr('content') ?? '',
      );
      expect([name, said['default-src']]).toEqual([name, ["'none'"]]);
      const styles = $('style').toArray();
      expect(said['style-src']).toEqual(
        expect.arrayContaining(styles.map((style) => hashOf($(style).text()))),
      );
    }
  });
});

describe('[Export] A site that its hosts could not be told of', () => {
  const paths = (count: number) => Array.from({ length: count }, (_, index) => `/page-${index}`);
  const tableOf = (count: number, settings = exampleSettings) =>
    headerTable(settings, {
      pages: Object.fromEntries(paths(count).map((path) => [path, ['a{}']])),
      drawings: [],
    });

  test('more pages than Cloudflare reads rules stop the build', () => {
    expect(() => headersFile(tableOf(96))).not.toThrow();
    expect(() => headersFile(tableOf(97))).toThrow(
      '_headers would have 101 rules: Cloudflare Pages reads 100, 1 too many',
    );
  });

  test('a line that is longer than Cloudflare reads stops it too', () => {
    const long = { ...exampleSettings, reviewsApi: `https://${'long.'.repeat(300)}com` };
    expect(() => headersFile(tableOf(1, long))).toThrow('Cloudflare Pages reads 2000');
  });
});

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function pathOf(name: string): string {
  return name === 'index.html' ? '/' : `/${name.replace('.html', '')}`;
}
