import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Hono } from 'hono';
import { open, services } from './support';

const english = { host: 'localhost:4000' };
const hebrew = { host: 'studio.co.il.localhost:4000' };

let app: Hono;
beforeAll(async () => {
  ({ app } = await services());
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

// Headers, the 404 page and compressed files are those of the browser tests and of the benchmark.
test.each(['/_headers', '/_redirects', '/assets'])(
  '[Local services] hides %s, and adds the headers of a missing page',
  async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('x-found')]).toEqual([404, 'no']);
  },
);

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
  for (const name of ['com', 'co.il', 'hosting']) await rm(join(folder, name), { recursive: true });
  const response = await app.request('/', { headers: english });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('npm run build');
});
