import { listInquiries } from '../../src/backend/inquiries';
import { ownOrigin, sentInquiry, sentReview, service } from './support';

const paths = [
  ['/api/reviews', sentReview],
  ['/api/inquiries', sentInquiry],
] as const;

test.each(paths)('[S7] %s rejects pages of other origins', async (path, body) => {
  const { app, post } = await service();
  for (const origin of [
    'https://evil.test',
    'null',
    `${ownOrigin}.evil.test`,
    'http://www.studio.test',
  ]) {
    for (const type of ['application/json', 'text/plain']) {
      const answer = await post(path, body, { origin, 'content-type': type });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        403,
        null,
      ]);
    }
    const preflight = await app.request(path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('[S7] allows cross-origin requests only for the site’s pages', async () => {
  const { app, post } = await service();
  const preflight = await app.request('/api/inquiries', {
    method: 'OPTIONS',
    headers: { origin: ownOrigin, 'access-control-request-method': 'POST' },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
    204,
    ownOrigin,
  ]);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type');
  const refused = await post('/api/reviews', { ...sentReview, rating: 9 });
  expect(refused.headers.get('access-control-allow-origin')).toBe(ownOrigin);
  const foreign = await app.request('/api/reviews/studio', {
    headers: { origin: 'https://evil.test' },
  });
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
});

test.each(paths)('[S7] %s rejects content types other than JSON', async (path, body) => {
  const { post } = await service();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', '', 'application/jsonp']) {
    expect((await post(path, body, { 'content-type': type })).status).toBe(415);
  }
  expect(
    (await post(path, body, { 'content-type': 'Application/JSON; charset=utf-8' })).status,
  ).toBe(201);
});

test.each(paths)(
  '[S7] %s rejects a body over 32 KiB, with or without a stated length',
  async (path, body) => {
    const { post } = await service();
    const large = JSON.stringify({ ...body, padding: 'x'.repeat(32 * 1024) });
    expect((await post(path, large)).status).toBe(413);
    expect((await post(path, large, { 'content-length': String(large.length) })).status).toBe(413);
    expect((await post(path, JSON.stringify(body).padEnd(32 * 1024))).status).toBe(201);
  },
);

test.each(paths)('[S7] %s rejects automated submissions', async (path, body) => {
  const { post } = await service();
  for (const signs of [{ website: 'https://spam.test' }, { seconds: 0.4 }]) {
    expect((await post(path, { ...body, ...signs })).status).toBe(422);
  }
  expect((await post(path, { ...body, website: '' })).status).toBe(201);
});

test('[S7] limits the rate of an address, with a retry time, without affecting others', async () => {
  const { post, clock, database } = await service();
  const send = (n: number, from: string) =>
    post('/api/inquiries', { ...sentInquiry, message: `${n}` }, { 'x-forwarded-for': from });
  for (let n = 0; n < 6; n += 1) expect((await send(n, '192.0.2.1')).status).toBe(201);
  clock.now += 60_000;
  const refused = await send(6, '192.0.2.1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '540']);
  expect(refused.headers.get('access-control-allow-origin')).toBe(ownOrigin);
  // A header that the visitor sends has no effect: only the proxy's part counts.
  expect((await send(7, '203.0.113.9, 192.0.2.1')).status).toBe(429);
  expect((await send(8, '192.0.2.2')).status).toBe(201);
  clock.now += 540_000;
  expect((await send(9, '192.0.2.1')).status).toBe(201);
  expect(await listInquiries(database)).toHaveLength(8);
});

test('[S7] counts one IPv6 /64 as one address', async () => {
  const rule = { max: 1, within: 60_000 };
  const { post } = await service({ limits: { perAddress: rule, inAll: { ...rule, max: 99 } } });
  const send = (from: string, message: string) =>
    post('/api/inquiries', { ...sentInquiry, message }, { 'x-forwarded-for': from });
  expect((await send('2001:db8:0:1::1', 'a')).status).toBe(201);
  expect((await send('2001:DB8::1:ffff:0:0:9', 'b')).status).toBe(429);
  expect((await send('2001:db8:0:2::1', 'c')).status).toBe(201);
  expect((await send('::ffff:192.0.2.1', 'd')).status).toBe(201);
  expect((await send('192.0.2.1', 'e')).status).toBe(429);
});

test('[S7] limits the rate of an IPv6 /48', async () => {
  const perAddress = { max: 1, within: 60_000 };
  const { post } = await service({ limits: { perAddress, inAll: { ...perAddress, max: 99 } } });
  const send = async (n: number, site = '2001:db8:0') => {
    const headers = { 'x-forwarded-for': `${site}:${n}::1` };
    return (await post('/api/inquiries', { ...sentInquiry, message: `${site} ${n}` }, headers))
      .status;
  };
  for (let n = 1; n <= 5; n += 1) expect(await send(n)).toBe(201);
  expect(await send(6)).toBe(429);
  expect(await send(6, '2001:db8:1')).toBe(201);
});

test('[S7] limits the total rate, and trusts X-Forwarded-For only from proxies', async () => {
  const limits = {
    perAddress: { max: 2, within: 60_000 },
    inAll: { max: 3, within: 60_000 },
  };
  const all = await service({ limits });
  const send = ({ post }: typeof all, n: number) =>
    post(
      '/api/inquiries',
      { ...sentInquiry, message: `${n}` },
      { 'x-forwarded-for': `192.0.2.${n}` },
    );
  const statuses = async (made: typeof all) => {
    const answers = [];
    for (let n = 1; n <= 4; n += 1) answers.push((await send(made, n)).status);
    return answers;
  };
  expect(await statuses(all)).toEqual([201, 201, 201, 429]);
  expect(await statuses(await service({ limits, trustedProxies: 0 }))).toEqual([
    201, 201, 429, 429,
  ]);
});

test('[S7] answers other methods and addresses in JSON', async () => {
  const { app } = await service();
  const status = async (path: string, method: string) => {
    const answer = await app.request(path, { method });
    expect(await answer.json()).toHaveProperty('error');
    return answer.status;
  };
  expect(await status('/api/reviews/studio', 'DELETE')).toBe(405);
  expect(await status('/api/reviews', 'GET')).toBe(405);
  expect(await status('/api/inquiries', 'GET')).toBe(405);
  expect(await status('/api/nothing', 'GET')).toBe(404);
  expect(await status('/', 'GET')).toBe(404);
});

test('[S7] answers 503 with a retry time without the database, and logs no addresses', async () => {
  const { app, post, database, lines } = await service();
  expect((await app.request('/readyz')).status).toBe(200);
  await database.close();
  const answer = await post('/api/inquiries', sentInquiry, { 'x-forwarded-for': '192.0.2.77' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(answer.headers.get('access-control-allow-origin')).toBe(ownOrigin);
  expect((await app.request('/readyz')).status).toBe(503);
  expect((await app.request('/healthz')).status).toBe(200);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', route: '/api/inquiries', msg: 'request failed' },
    { level: 'info', route: '/api/inquiries', status: 503 },
    { level: 'info', route: '/readyz', status: 503 },
  ]);
  expect(lines.join('')).not.toMatch(/192\.0\.2\.77|dana@|Dana/);
});
