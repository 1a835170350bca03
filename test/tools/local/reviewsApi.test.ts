import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Review } from '../../../src/tools/local/review';
import { createReviewsStore } from '../../../src/tools/local/reviewsStore';
import { sentReview, services } from './support';

const list = async (app: Hono, appId = 'studio'): Promise<Review[]> =>
  (await app.request(`/api/reviews/${appId}`)).json();
const post = (app: Hono, body: unknown) =>
  app.request('/api/reviews', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('[S7] GET gives all reviews of the appId, whatever their status, and none of another', async () => {
  const { app } = await services();
  const reviews = await list(app);
  expect(reviews).toHaveLength(15);
  expect(new Set(reviews.map(({ status }) => status))).toEqual(
    new Set(['pending', 'approved', 'rejected']),
  );
  const approved = reviews.filter(({ status }) => status === 'approved');
  expect(approved.length).toBeGreaterThanOrEqual(9);
  expect(approved.filter(({ review }) => /[א-ת]/.test(review)).length).toBeGreaterThanOrEqual(4);
  expect(reviews.map(({ createdAt }) => createdAt)).toEqual(
    reviews
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  );
  expect(await list(app, 'other')).toEqual([]);
  expect(await list(app, '%E0%A4%A')).toEqual([]);
});

test('[S7] a posted review is stored in front, pending whatever its status says', async () => {
  const { app } = await services();
  const response = await post(app, { ...sentReview, name: '  Dana  ', extra: 1 });
  expect(response.status).toBe(201);
  const stored = await response.json();
  expect(stored).toEqual({
    ...sentReview,
    id: expect.any(String),
    status: 'pending',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect((await list(app))[0]).toEqual(stored);
});

test('[S5] email is optional', async () => {
  const { app } = await services();
  const { email: _, ...without } = sentReview;
  for (const body of [without, { ...without, email: '' }, { ...without, email: null }]) {
    expect(await (await post(app, body)).json()).toMatchObject({ email: '' });
  }
});

test.each([
  ['name', { name: '' }, '""'],
  ['name', { name: '   ' }, '"   "'],
  ['name', { name: '\u200b\u2800' }, 'name is "'],
  ['name', { name: undefined }, 'missing'],
  ['name', { name: 'x'.repeat(101) }, '101 characters'],
  ['company', { company: 7 }, '7'],
  ['company', { company: 'x'.repeat(101) }, '1 to 100'],
  ['email', { email: 'nobody' }, '"nobody"'],
  ['email', { email: `${'x'.repeat(250)}@a.il` }, '254'],
  ['review', { review: 'x'.repeat(2001) }, '2001 characters'],
  ['service', { service: 'x'.repeat(101) }, '101 characters'],
  ['service', { service: 'plumbing' }, 'qr-menu-systems'],
  ['rating', { rating: 0 }, '1 to 5'],
  ['rating', { rating: 6 }, 'rating is 6'],
  ['rating', { rating: 4.5 }, '4.5'],
  ['rating', { rating: '5' }, '"5"'],
  ['appId', { appId: '' }, 'appId is ""'],
  ['appId', { appId: '../x' }, '../x'],
])('[S7] a wrong %s is refused by name: %j', async (field, change, part) => {
  const { app } = await services();
  const response = await post(app, { ...sentReview, ...change });
  expect(response.status).toBe(400);
  const { error } = await response.json();
  expect(error).toMatch(new RegExp(`^${field} is .*: expected `));
  expect(error).toContain(part);
  expect(await list(app)).toHaveLength(15);
});

test.each(['', '{', '<html>', '[]', 'null', '"text"', '7'])(
  '[S7] the body %j is refused',
  async (body) => {
    const { app } = await services();
    const response = await post(app, body);
    expect(response.status).toBe(400);
    expect((await response.json()).error).toContain('expected a JSON object');
  },
);

test('[Local services] a body over 64 KiB is refused, with and without a stated length', async () => {
  const { app } = await services();
  const body = JSON.stringify({ ...sentReview, padding: 'x'.repeat(64 * 1024) });
  const stated = { method: 'POST', body, headers: { 'content-length': String(body.length) } };
  for (const init of [stated, { method: 'POST', body }]) {
    const response = await app.request('/api/reviews', init);
    expect(response.status).toBe(413);
    expect((await response.json()).error).toContain('65536');
  }
  const small = JSON.stringify(sentReview);
  expect((await post(app, small.padEnd(64 * 1024))).status).toBe(201);
});

test('[S7] every origin may call, on every host; other addresses and methods answer in JSON', async () => {
  const { app } = await services();
  for (const host of [
    'localhost:4000',
    'studio.co.il.localhost',
    'widget.localhost',
    'analytics.localhost',
  ]) {
    const response = await app.request('/api/reviews/studio', { headers: { host } });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toHaveLength(15);
  }
  const preflight = await app.request('/api/reviews', {
    method: 'OPTIONS',
    headers: { origin: 'http://a.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
  expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type');
  expect(
    (await post(app, { ...sentReview, rating: 0 })).headers.get('access-control-allow-origin'),
  ).toBe('*');
  expect((await app.request('/api/reviews/studio', { method: 'DELETE' })).status).toBe(405);
  expect(await (await app.request('/api/nothing')).json()).toHaveProperty('error');
});

test('[Local services] fifty reviews posted at once, through two servers, are all kept', async () => {
  const { app, dataFolder, roots } = await services();
  const second = await services({ dataFolder, roots });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      post(n % 2 ? app : second.app, { ...sentReview, name: `N${n}` }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
  const reviews = await list(app);
  expect(reviews).toHaveLength(65);
  expect(new Set(reviews.map(({ id }) => id)).size).toBe(65);
  expect(await readdir(dataFolder)).toEqual(['reviews.json']);
});

test.each([
  ['{ not json', 'is not JSON'],
  ['', 'is not JSON'],
  ['{"reviews": []}', 'is not a list'],
])(
  '[Local services] a broken file %j is kept aside and a seed started',
  async (content, problem) => {
    const { app, dataFolder, lines } = await services();
    await mkdir(dataFolder, { recursive: true });
    await writeFile(join(dataFolder, 'reviews.json'), content);
    const answers = await Promise.all([list(app), list(app), post(app, sentReview)]);
    expect(answers[2].status).toBe(201);
    expect(await list(app)).toHaveLength(16);
    const aside = (await readdir(dataFolder)).filter((name) =>
      /^reviews\.broken-.+\.json$/.test(name),
    );
    expect(aside).toHaveLength(1);
    expect(await readFile(join(dataFolder, aside[0] ?? ''), 'utf8')).toBe(content);
    expect(lines).toEqual([expect.stringContaining(problem)]);
    expect(lines[0]).toContain(aside[0]);
  },
);

test('[Local services] an entry that is no review is left out, said once, and kept in the file', async () => {
  const { app, dataFolder, lines } = await services();
  const path = join(dataFolder, 'reviews.json');
  await mkdir(dataFolder, { recursive: true });
  await writeFile(path, '\uFEFF[{"id": 7}, null]');
  expect(await list(app)).toEqual([]);
  expect((await post(app, sentReview)).status).toBe(201);
  expect(await list(app)).toHaveLength(1);
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual([expect.any(Object), { id: 7 }, null]);
  expect(lines).toContain(`${path}: entry 1 is not a review and is left out`);
});

test('[Local services] a lock left by a program that died does not stop the next change', async () => {
  const { dataFolder } = await services();
  await mkdir(dataFolder, { recursive: true });
  await writeFile(join(dataFolder, 'reviews.json.lock'), '2147483646 gone');
  const store = createReviewsStore({ folder: dataFolder });
  expect(await store.setStatus('seed-15', 'approved')).toMatchObject({ status: 'approved' });
});

test('[Local services] what a program that died was writing is gone after the first look', async () => {
  const { app, dataFolder } = await services();
  await list(app);
  for (const name of ['reviews.json.tmp', 'reviews.json.71-0af3.tmp', 'reviews.json.lock']) {
    await writeFile(join(dataFolder, name), '2147483646 gone');
  }
  const started = createReviewsStore({ folder: dataFolder });
  expect(await started.list()).toHaveLength(15);
  expect(await readdir(dataFolder)).toEqual(['reviews.json']);
});

test('[Local services] what fails unforeseen is a plain 500 and one line, and the server goes on', async () => {
  const { app, dataFolder, lines } = await services();
  await mkdir(join(dataFolder, 'reviews.json'), { recursive: true });
  const response = await app.request('/api/reviews/studio');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain(dataFolder);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(lines).toEqual([expect.stringMatching(/^GET .*\/api\/reviews\/studio failed: /)]);
  await rm(join(dataFolder, 'reviews.json'), { recursive: true });
  expect(await list(app)).toHaveLength(15);
});
