import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { Hono } from 'hono';
import { compressTexts } from '../../../tools/export/compress';
import { open, services } from './support';

const english = { host: 'localhost:4000' };
const hebrew = { host: 'studio.co.il.localhost:4000' };

let app: Hono;
beforeAll(async () => {
  const made = await services();
  await compressTexts(join(made.folder, 'com'));
  app = made.app;
});
const get = (path: string, headers: Record<string, string> = english) =>
  app.request(path, { headers });

test('[S4] selects the root by host: .co.il is Hebrew, others English', async () => {
  expect(await (await get('/', english)).text()).toContain('Home');
  expect(await (await get('/', hebrew)).text()).toContain('בית');
  expect(await (await get('/', { host: 'WWW.Studio.CO.IL' })).text()).toContain('בית');
  expect(await (await get('/', { host: '127.0.0.1:4000' })).text()).toContain('Home');
  const one = await services({ oneRoot: 'en' });
  expect(await (await one.app.request('/', { headers: hebrew })).text()).toContain('Home');
});

test.each([
  ['/services/?a=1&b=%20', '/services?a=1&b=%20'],
  ['/index.html?a=1', '/?a=1'],
])('[Local services] redirects %s as the hosts do to %s', async (path, target) => {
  const response = await app.request(`http://localhost${path}`, { headers: english });
  const { pathname, search } = new URL(response.headers.get('location') ?? '', 'http://localhost');
  expect([response.status, pathname + search]).toEqual([301, target]);
});

test('[Local services] keeps raw socket paths inside the root', async () => {
  const { port } = await open(app);
  const climbing =
    '/../secret.txt //../secret.txt /%2e%2e%2fsecret.txt /..%5csecret.txt /a%00.html /%E0%A4%A';
  for (const path of [...climbing.split(' '), '//evil.example/', '/\\evil.example/']) {
    const sent = request({ port, host: '127.0.0.1', path }).end();
    const [response] = await once(sent, 'response');
    expect([path, await text(response)]).toEqual([path, expect.not.stringContaining('secret')]);
  }
});

const missing = '/nothing /services/more /services.html.html /assets /_headers /_redirects';
test.each([...missing.split(' '), `/${'x'.repeat(5000)}`])(
  '[S2] answers %s with 404 and the root’s own page',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Page Not Found');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  },
);

test('[Local services] answers 304 for an unchanged page, 200 for a changed one', async () => {
  const { app, folder } = await services();
  const ask = (headers = {}) => app.request('/', { headers: { ...english, ...headers } });
  const etag = (await ask()).headers.get('etag') ?? '';
  const unchanged = await ask({ 'if-none-match': `"other", ${etag}` });
  expect([unchanged.status, unchanged.headers.get('etag')]).toEqual([304, etag]);
  await writeFile(join(folder, 'com/index.html'), '<h1>New home</h1>');
  const changed = await ask({ 'if-none-match': etag });
  expect([changed.status, await changed.text()]).toEqual([200, '<h1>New home</h1>']);
});

test('[Local services] answers HEAD like GET without a body', async () => {
  const { port } = await open(app);
  const headers = { 'accept-encoding': 'identity' };
  const head = await fetch(`http://127.0.0.1:${port}/services`, { method: 'HEAD', headers });
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['17', '']);
});

test('[Local services] sends compressed files', async () => {
  const brotli = await get('/services', { ...english, 'accept-encoding': 'gzip, br' });
  expect(brotliDecompressSync(await brotli.bytes()).toString()).toBe('<h1>Services</h1>');
});

test('[Local services] adds the headers of the root’s table, and TLS headers only over TLS', async () => {
  for (const [path, status, found, caching] of [
    ['/services', 200, null, 'no-cache'],
    ['/services/', 301, null, 'no-cache'],
    ['/assets/client.4df09abc.js', 200, null, 'public, max-age=31536000, immutable'],
    ['/assets/gone.00000000.js', 404, 'no', 'no-cache'],
  ] as const) {
    const { status: answered, headers } = await get(path);
    const names = ['x-frame-options', 'x-found', 'cache-control'];
    expect([path, answered, ...names.map((name) => headers.get(name))]).toEqual([
      path,
      status,
      'DENY',
      found,
      caching,
    ]);
  }
  const plain = (await get('/services')).headers;
  expect(plain.get('content-security-policy')).toBe("default-src 'self'");
  expect(plain.get('strict-transport-security')).toBeNull();
  const secure = (await app.request('https://localhost/services', { headers: english })).headers;
  expect(secure.get('content-security-policy')).toContain('upgrade-insecure-requests');
  expect(secure.get('strict-transport-security')).toBe('max-age=1');
});

test('[Local services] answers every address with a page that reloads itself during a build', async () => {
  let isBuilding = true;
  const { app } = await services({ isBuilding: () => isBuilding });
  for (const path of ['/', '/contact?a=1', '/assets/client.4df09abc.js']) {
    const response = await app.request(path, { headers: hebrew });
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    // No policy of an earlier build.
    expect(response.headers.get('x-frame-options')).toBeNull();
    expect(await response.text()).toMatch(/http-equiv="refresh"[\s\S]*is being built[\s\S]*נבנה/);
  }
  expect((await app.request('/api/reviews/studio', { headers: english })).status).toBe(200);
  isBuilding = false;
  expect((await app.request('/', { headers: english })).status).toBe(200);
});

test('[Local services] works without a header table, a 404 page, or a build', async () => {
  const { app, folder } = await services();
  await rm(join(folder, 'com'), { recursive: true });
  await rm(join(folder, 'hosting'), { recursive: true });
  const response = await app.request('/', { headers: english });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('npm run build');
});
