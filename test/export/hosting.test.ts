import path from 'node:path';
import { pages } from '../../src/site/navigation';
import { everywhere, headersFor, overTls } from '../../tools/hosting/headerTable';
import { readHeaderTable } from '../../tools/hosting/writeHosting';
import { exampleSettings } from '../support/exampleSettings';
import { headerValues, readHeaderBlocks, readRedirects } from '../support/staticHost';
import { directivesOf, hashOf, policyIn } from './contentPolicy';
import { bothRoots, pagesOf, readSiteFile, siteAt } from './exportedSite';
import { menuPaths, textsOf } from './readHtml';

const { bookingWidgetHost: widget } = exampleSettings;
const unknown = ['/no-such-page', '/assets/gone.00000000.js', '/robots.txt'];

async function tableOf(root: string) {
  const table = await readHeaderTable(siteAt(root));
  if (!table) throw new Error(`no headers for ${root}`);
  return table;
}

describe.each(bothRoots)(
  '[Export] The hosting configuration of the root in %s, %s',
  (language, root) => {
    test('has a policy for each page with its own styles only, in a meta element on the not-found page', async () => {
      const headers = await readSiteFile(root, '_headers');
      for (const { name, $ } of await pagesOf(root)) {
        const own = ['', ...textsOf($, 'style')].map(hashOf);
        const said = $('meta[http-equiv=Content-Security-Policy]');
        const policy =
          name === '404.html'
            ? directivesOf(said.attr('content') ?? '')
            : policyIn(headers, `/${name.replace(/(index)?\.html$/, '')}`);
        expect([name, policy['style-src']]).toEqual([name, [widget, ...own]]);
        expect([name, said.length]).toEqual([name, name === '404.html' ? 1 : 0]);
        if (said.length === 0) continue;
        // Before anything that it could block.
        expect(said.index()).toBe(1);
        expect(said.attr('content')).not.toMatch(/frame-ancestors|upgrade-insecure/);
      }
    });

    test('blocks inline code and framing', async () => {
      expect(policyIn(await readSiteFile(root, '_headers'))).toEqual({
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
    });

    test('sets all headers once for every page and file on any host, within the limits of Cloudflare', async () => {
      const headers = await tableOf(root);
      const file = await readSiteFile(root, '_headers');
      const blocks = readHeaderBlocks(file);
      // Source: its documentation, "Headers".
      expect(file.match(/^\//gm)?.length).toBeLessThanOrEqual(100);
      expect(Math.max(...file.split('\n').map(({ length }) => length))).toBeLessThan(2000);
      for (const path of [...pages, ...unknown, '/covers/bakery.en.svg', '/social/home.png']) {
        for (const [name, values] of headerValues(blocks, path))
          expect([path, name, values]).toEqual([path, name, [expect.any(String)]]);
      }
      for (const path of [...pages, '/assets/client.1111bbbb.js', '/favicon.svg']) {
        const values = headersFor(headers, { path, status: 200, isSecure: true });
        expect([path, ...Object.keys(values).sort()]).toEqual([
          path,
          'Cache-Control',
          'Content-Security-Policy',
          'Cross-Origin-Opener-Policy',
          'Cross-Origin-Resource-Policy',
          'Permissions-Policy',
          'Referrer-Policy',
          ...(pages.some((page) => page === path) ? ['Speculation-Rules'] : []),
          'Strict-Transport-Security',
          'X-Content-Type-Options',
          'X-Frame-Options',
        ]);
        if (path === '/favicon.svg') continue;
        const inFile = [...headerValues(blocks, path)].map(([name, [value]]) => [name, value]);
        const { 'Cache-Control': caching } = values;
        // Cloudflare would send pages uncompressed.
        const expected = { ...values, 'Cache-Control': caching?.replace(', no-transform', '') };
        expect([path, Object.fromEntries(inFile)]).toEqual([path, expected]);
      }
    });

    test('has the security headers of every response on addresses without a page or file', async () => {
      const blocks = readHeaderBlocks(await readSiteFile(root, '_headers'));
      const always = { ...everywhere, ...overTls };
      for (const path of unknown)
        for (const [name, value] of Object.entries(always))
          expect([path, headerValues(blocks, path).get(name)]).toEqual([path, [value]]);
    });

    test('redirects other spellings of each page without loops', async () => {
      const redirects = readRedirects(await readSiteFile(root, '_redirects'));
      for (const target of redirects.values()) expect([...pages, ...menuPaths]).toContain(target);
      for (const page of pages) expect(redirects.has(page)).toBe(false);
      expect(redirects.get('/index.html')).toBe('/');
      for (const path of ['/services.html', '/Services', '/SERVICES'])
        expect(redirects.get(path)).toBe('/services');
    });

    test('names the root and the domain for Cloudflare Workers, and the root for Netlify', async () => {
      const folder = siteAt('hosting', root);
      const wrangler = await readSiteFile(`hosting/${root}`, 'wrangler.jsonc');
      const { assets, routes } = JSON.parse(wrangler.replace(/^\/\/.*\n/, ''));
      expect(path.resolve(folder, assets.directory)).toBe(siteAt(root));
      expect(assets.not_found_handling).toBe('404-page');
      expect(routes).toEqual([
        { pattern: new URL(exampleSettings.origin[language]).hostname, custom_domain: true },
      ]);
      const netlify = await readSiteFile(`hosting/${root}`, 'netlify.toml');
      const [, publish = ''] = /^publish = "(.+)"$/m.exec(netlify) ?? [];
      expect(path.resolve(folder, publish)).toBe(siteAt(root));
    });
  },
);

describe('[Export] The hosting configuration of both roots', () => {
  test('caches built files for a year, drawings for a day, and no pages; shared pictures are cross-origin', async () => {
    const headers = await tableOf('com');
    const of = (path: string, name: string, status = 200) =>
      headersFor(headers, { path, status, isSecure: true })[name];
    const caching = (path: string, status?: number) => of(path, 'Cache-Control', status);
    expect(caching('/assets/client.1111bbbb.js')).toBe('public, max-age=31536000, immutable');
    expect(caching('/social/home.png')).toBe('public, max-age=86400');
    expect(caching('/covers/bakery.en.svg')).toBe('public, max-age=86400');
    // Services in front of the server may not rewrite pages.
    expect(caching('/services')).toBe('no-cache, no-transform');
    expect(caching('/robots.txt')).toBe('no-cache');
    // A rule for `/assets/*` must not make a missing file immutable.
    expect(caching('/assets/gone.00000000.js', 404)).toBe('no-cache, no-transform');
    const sharing = (path: string) => of(path, 'Cross-Origin-Resource-Policy');
    expect([sharing('/'), sharing('/social/home.png')]).toEqual(['same-origin', 'cross-origin']);
  });
});
