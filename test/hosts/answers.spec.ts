import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pages } from '../../src/content/navigation';
import { type HeaderTable, headersFor } from '../../src/service/site/headerTable';
import type { Ask } from '../../src/tools/deploy/ask';
import { deployProblems } from '../../src/tools/deploy/deployProblems';
import { hostedSettings } from '../../src/tools/hosts/hostedSites';
import { expect, test } from './support/test';

const sites = [
  { root: 'com', origin: hostedSettings.ORIGIN_EN },
  { root: 'co.il', origin: hostedSettings.ORIGIN_HE },
] as const;

for (const { root, origin } of sites) {
  test(`[S2] ${root} answers all that a live host is asked`, async ({ ask }) => {
    expect(await deployProblems(origin, ask)).toEqual([]);
  });

  test(`[S2] ${root} sends the headers of its table with 200, 304, 404 and 301`, async ({
    ask,
    hosted,
  }) => {
    const file = path.join(hosted.folder, 'hosting/headers.json');
    const table: HeaderTable = JSON.parse(readFileSync(file, 'utf8'))[root];
    const files = ['/robots.txt', '/favicon.svg', '/covers/bakery.ltr.svg', '/social/home.png'];
    for (const address of [...pages, ...files]) {
      await expectHeaders(ask, origin + address, { table, status: 200 });
      const etag = (await ask(origin + address)).header('etag');
      await expectHeaders(ask, origin + address, { table, status: 304, etag });
    }
    for (const missing of ['/no-such-page', '/assets/gone.00000000.js', '/covers/gone.svg']) {
      await expectHeaders(ask, origin + missing, { table, status: 404 });
    }
    for (const spelling of ['/services/', '/services.html', '/Services', '//services']) {
      const reply = await ask(origin + spelling);
      expect([reply.status, reply.header('location')]).toEqual([301, `${origin}/services`]);
      for (const [name, value] of Object.entries({ ...table.everywhere, ...table.overTls })) {
        expect([spelling, name, reply.header(name.toLowerCase())]).toEqual([spelling, name, value]);
      }
    }
  });
}

interface Expected {
  readonly table: HeaderTable;
  readonly status: number;
  readonly etag?: string;
}

async function expectHeaders(ask: Ask, address: string, { table, status, etag }: Expected) {
  const reply = await ask(address, etag === undefined ? {} : { 'if-none-match': etag });
  const { pathname } = new URL(address);
  const expected = headersFor(table, { path: pathname, status, isSecure: true });
  const found = Object.keys(expected).map((name) => [name, reply.header(name.toLowerCase())]);
  expect([address, reply.status, Object.fromEntries(found)]).toEqual([address, status, expected]);
}

test('what servers read is not for visitors', async ({ ask }) => {
  for (const hidden of [
    '/_redirects',
    '/index.html.br',
    '/services.html.gz',
    '/hosting/nginx.conf',
    '/../hosting/nginx.conf',
    '/%2e%2e/hosting/headers.json',
    '/assets/../../hosting/headers.json',
    '/assets/',
    '/assets',
  ]) {
    const { status, body } = await ask(`${hostedSettings.ORIGIN_EN}${hidden}`);
    expect([hidden, [400, 404].includes(status)]).toEqual([hidden, true]);
    expect(body.toString()).not.toContain('everywhere');
  }
});

test('the web manifest and the drawings are sent as what they are', async ({ ask }) => {
  const type = async (file: string) =>
    (await ask(hostedSettings.ORIGIN_EN + file)).header('content-type');
  expect(await type('/site.webmanifest')).toBe('application/manifest+json');
  expect(await type('/favicon.svg')).toMatch(/^image\/svg\+xml/);
  expect(await type('/sitemap.xml')).toMatch(/^(text|application)\/xml/);
});
