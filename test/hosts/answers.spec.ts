import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { pages } from '../../src/site/navigation';
import { metaPolicy } from '../../tools/hosting/contentPolicy';
import { everywhere, headersFor, headerTable, overTls } from '../../tools/hosting/headerTable';
import { isLive, settings, sites } from './sites';

type Headers = Readonly<Record<string, string | RegExp>>;

const always: Headers = { ...everywhere, ...overTls };
const ofHtml = { 'Content-Type': /^text\/html; *charset=utf-8$/i };
/** Not every host has Brotli; the exported configuration does. */
const compression = isLive ? /^(br|gzip|zstd)$/ : 'br';
const ofCompressed = { 'Content-Encoding': compression, Vary: /accept-encoding/i };

for (const { language, origin } of sites) {
  for (const path of pages) {
    const address = origin + path;

    test(`[S4] serves ${address} compressed with its headers`, async ({ request }) => {
      const answer = await ask(request, address, 200, { ...ofHtml, ...ofCompressed, ETag: /./ });
      const html = await answer.text();
      const headers = tableHeaders(path, 200, html);
      // Netlify and Cloudflare have no `no-transform`.
      expectHeaders(answer, isLive ? { ...headers, 'Cache-Control': /^no-cache\b/ } : headers);
      const $ = load(html);
      expect.soft($('html').attr('lang'), `${address}: language`).toBe(language);
      expect.soft($('link[rel=canonical]').attr('href')).toBe(address);
      for (const encoding of ['gzip', 'identity']) {
        const other = await ask(request, address, 200, {}, { 'accept-encoding': encoding });
        expect
          .soft((await other.text()) === html, `${address}: same page as ${encoding}`)
          .toBe(true);
        if (encoding === 'gzip') expectHeaders(other, { 'Content-Encoding': 'gzip' });
      }
      const known = { 'if-none-match': answer.headers().etag ?? '' };
      const policy = (await ask(request, address, 304, {}, known)).headers()[policyName];
      // Headers of a 304 replace stored ones. Source: RFC 9111, section 3.2.
      const isSame = [undefined, headers['Content-Security-Policy']].includes(policy);
      expect.soft(isSame, `${address}: policy of 304 is absent or the page's`).toBe(true);
    });
  }

  test(`[S2] answers 404 with the page of ${origin}, and hides private files`, async ({
    request,
  }) => {
    for (const path of [
      ...['/no-such-page', '/404', '/services/more', '/assets/gone.00000000.js', '/covers/x.svg'],
      ...['/assets', '/assets/', '/_headers', '/_redirects', '/index.html.br', '/services.html.gz'],
      ...['/hosting/nginx.conf', '/hosting/headers.json'],
    ]) {
      const answer = await ask(request, origin + path, 404, { ...always, ...ofHtml });
      expectHeaders(answer, { 'Cache-Control': /^(?!.*(immutable|max-age=[1-9]))/ });
      const html = await answer.text();
      const $ = load(html);
      expect.soft($('html').attr('lang'), `${origin}${path}: own page`).toBe(language);
      // `_headers` cannot name the not-found page, so the page contains the policy.
      const policy = tableHeaders(path, 404, html)['Content-Security-Policy'] ?? '';
      const inPage = $('meta[http-equiv=Content-Security-Policy]').attr('content');
      expect.soft(inPage, `${origin}${path}: policy in the page`).toBe(metaPolicy(policy));
      const sent = answer.headers()[policyName];
      expect.soft(sent, `${origin}${path}: policy`).toBe(isLive ? sent && policy : policy);
    }
    await ask(request, `${origin}/..%2fhosting/headers.json`, 400);
  });

  test(`[S4] serves each file of ${origin} with its type and headers`, async ({ request }) => {
    const $ = load(await (await ask(request, origin, 200)).text());
    const boot = $('script[src]').attr('src') ?? '';
    const font = $('link[rel=preload][as=font]').attr('href') ?? '';
    for (const [path, type] of [
      [boot, /^(text|application)\/javascript\b/],
      [font, /^font\/woff2$/],
      ['/covers/bakery.en.svg', /^image\/svg\+xml/],
      ['/social/home.png', /^image\/png$/],
      ['/favicon.svg', /^image\/svg\+xml/],
      ['/robots.txt', /^text\/plain/],
      ['/speculationrules.json', /^application\/speculationrules\+json/],
      ['/sitemap.xml', /^(text|application)\/xml/],
      ['/site.webmanifest', /^application\/manifest\+json/],
    ] as const) {
      // `_headers` has no rule for files at the root.
      const headers = isLive && !/^\/.+\//.test(path) ? always : tableHeaders(path, 200);
      await ask(request, origin + path, 200, { ...headers, 'Content-Type': type });
    }
  });

  test(`[S2] redirects other spellings and hosts of ${origin} in one step`, async ({ request }) => {
    const { host } = new URL(origin);
    const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
    const own = isLive ? {} : always;
    for (const [from, to, headers] of [
      [`${origin}/services/`, `${origin}/services`, own],
      [`${origin}/services.html`, `${origin}/services`, own],
      [`${origin}/Services`, `${origin}/services`, own],
      [`${origin}/SERVICES.html`, `${origin}/services`, own],
      [`${origin}/services/?a=1&b=%20`, `${origin}/services?a=1&b=%20`, own],
      [`${origin}/index.html`, `${origin}/`, own],
      [`${origin}/index`, `${origin}/`, own],
      // To HTTPS on the same host first. Source: hstspreload.org, submission requirements.
      [`http://${host}/services?a=1`, `https://${host}/services?a=1`, {}],
      [`http://${other}/services?a=1`, `https://${other}/services?a=1`, {}],
      [`https://${other}/services?a=1`, `${origin}/services?a=1`, overTls],
    ] as const) {
      const answer = await ask(request, from, 301, headers);
      const { location = '' } = answer.headers();
      expect.soft(new URL(location, from).href, `${from}: Location`).toBe(to);
    }
    await ask(request, `${origin}/services?a=1&b=%20`, 200);
  });
}

if (!isLive) {
  test('[S7] tells the backend its visitors, and compresses its JSON, as docs/operator.md configures nginx', async ({
    request,
  }) => {
    const sent = { 'x-forwarded-for': '192.0.2.1' };
    const expected = { 'Content-Encoding': 'gzip', Vary: /accept-encoding/i };
    const answer = await ask(request, 'https://api.studio-name.com/api', 200, expected, sent);
    // The socket has no address.
    const forwarded = { host: 'api.studio-name.com', 'x-forwarded-for': '192.0.2.1, unix:' };
    expect(await answer.json()).toMatchObject(forwarded);
  });
}

const policyName = 'content-security-policy';

async function ask(
  request: APIRequestContext,
  address: string,
  status: number,
  expected: Headers = {},
  sent: Readonly<Record<string, string>> = {},
): Promise<APIResponse> {
  const headers = { 'accept-encoding': 'gzip, br', ...sent };
  const answer = await request.get(address, { maxRedirects: 0, headers });
  // 301, 308, and the 307 of Cloudflare Workers are accepted.
  const found = [307, 308].includes(answer.status()) ? 301 : answer.status();
  expect.soft(found, `${address}: status`).toBe(status);
  expectHeaders(answer, expected);
  return answer;
}

function expectHeaders(answer: APIResponse, expected: Headers): void {
  const found = answer.headers();
  for (const [name, value] of Object.entries(expected)) {
    const assertion = expect.soft(found[name.toLowerCase()] ?? '', `${answer.url()}: ${name}`);
    if (typeof value === 'string') assertion.toBe(value);
    else assertion.toMatch(value);
  }
}

/** Expected headers of a response. The page's policy contains hashes of its styles. */
function tableHeaders(path: string, status: number, html = ''): Readonly<Record<string, string>> {
  const $ = load(html);
  const styles = $('style')
    .toArray()
    .map((style) => $(style).text());
  const ofPages = html === '' ? {} : { [status === 404 ? '/404' : path]: styles };
  const table = headerTable(settings, ofPages);
  return headersFor(table, { path, status, isSecure: true });
}
