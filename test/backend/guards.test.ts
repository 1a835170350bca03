import { formSignals } from '../../src/adapters/requests';
import { ownOrigin, sentInquiry, sentReview, service, valuesOf } from './support';

type Service = Awaited<ReturnType<typeof service>>;

const paths = [
  ['/api/reviews', sentReview],
  ['/api/inquiries', sentInquiry],
] as const;

const allowed = ({ headers }: Response) => headers.get('access-control-allow-origin');

test.each(paths)('[S7] %s accepts requests only of the site’s pages', async (path, body) => {
  const { app, post } = await service();
  const preflight = (origin: string) =>
    app.request(path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  for (const origin of [
    'https://evil.test',
    'null',
    `${ownOrigin}.evil.test`,
    'http://www.studio.test',
  ]) {
    for (const type of ['application/json', 'text/plain']) {
      const answer = await post(path, body, { origin, 'content-type': type });
      expect([answer.status, allowed(answer)]).toEqual([403, null]);
    }
    expect(allowed(await preflight(origin))).toBeNull();
  }
  const own = await preflight(ownOrigin);
  expect([own.status, allowed(own)]).toEqual([204, ownOrigin]);
  expect(own.headers.get('access-control-allow-headers')).toContain('content-type');
  expect(allowed(await post(path, '{}'))).toBe(ownOrigin);
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

test.each(paths)('[S7] %s rejects automated submissions by their header', async (path, body) => {
  const { app, post } = await service();
  expect((await post(path, body, { [formSignals]: 'too-fast' })).status).toBe(422);
  expect((await post(path, { ...body, website: 'https://studio.test' })).status).toBe(201);
  const preflight = await app.request(path, { method: 'OPTIONS', headers: { origin: ownOrigin } });
  expect(preflight.headers.get('access-control-allow-headers')).toContain(formSignals);
});

test.each([
  ['/api/reviews', { name: '' }],
  ['/api/reviews', { name: '\u200b\u2800' }],
  ['/api/reviews', { name: '\u202e\u0000' }],
  ['/api/reviews', { name: undefined }],
  ['/api/reviews', { name: 'x'.repeat(101) }],
  ['/api/reviews', { company: 7 }],
  ['/api/reviews', { email: 'nobody' }],
  ['/api/reviews', { email: `${'x'.repeat(250)}@a.il` }],
  ['/api/reviews', { review: 'x'.repeat(2001) }],
  ['/api/reviews', { review: { text: 'x' } }],
  ['/api/reviews', { service: 'plumbing' }],
  ['/api/reviews', { rating: 0 }],
  ['/api/reviews', { rating: 4.5 }],
  ['/api/reviews', { rating: '5' }],
  ['/api/reviews', { appId: '../x' }],
  ['/api/inquiries', { email: 'dana@' }],
  ['/api/inquiries', { email: 'dana@example.com\r\nBcc: all@example.com' }],
  ['/api/inquiries', { phone: '1'.repeat(31) }],
  ['/api/inquiries', { service: 'plumbing' }],
  ['/api/inquiries', { budget: 'all' }],
  ['/api/inquiries', { timeline: 'never' }],
  ['/api/inquiries', { message: 'x'.repeat(2001) }],
  ['/api/inquiries', { terms: false }],
  ['/api/inquiries', { terms: 'yes' }],
])(
  '[S5] [S7] %s rejects an invalid field by its name, without its value: %j',
  async (path, change) => {
    const { post, database } = await service();
    const body = path === '/api/reviews' ? sentReview : sentInquiry;
    const answer = await post(path, { ...body, ...change });
    const { error } = await answer.json();
    expect([answer.status, error]).toEqual([
      400,
      expect.stringMatching(new RegExp(`^${Object.keys(change)} is invalid: expected .`)),
    ]);
    expect(error).not.toMatch(/nobody|dana@/);
    expect(
      await valuesOf(database, 'SELECT id FROM reviews UNION SELECT id FROM inquiries'),
    ).toEqual([]);
  },
);

test.each(['', '{', '<html>', '[]', 'null', '"text"', '7', '{"__proto__":{"rating":5}}'])(
  '[S7] rejects the body %j',
  async (body) => {
    const { post } = await service();
    expect((await post('/api/reviews', body)).status).toBe(400);
  },
);

/** Posts from each address in turn, and resolves with the statuses. */
async function statusesOf({ post, clock }: Service, addresses: readonly string[]) {
  const statuses: number[] = [];
  for (const address of addresses) {
    const body = { ...sentInquiry, message: `${clock.now} ${statuses.length}` };
    statuses.push((await post('/api/inquiries', body, { 'x-forwarded-for': address })).status);
  }
  return statuses;
}

test('[S7] limits the rate of an address, with a retry time, without affecting others', async () => {
  const made = await service();
  const send = (...addresses: string[]) => statusesOf(made, addresses);
  expect(await send(...Array(6).fill('192.0.2.1'))).toEqual(Array(6).fill(201));
  made.clock.now += 60_000;
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  const refused = await made.post('/api/inquiries', sentInquiry, headers);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '540']);
  expect(allowed(refused)).toBe(ownOrigin);
  // A header that the visitor sends has no effect: only the proxy's part counts.
  expect(await send('203.0.113.9, 192.0.2.1', '192.0.2.2')).toEqual([429, 201]);
  made.clock.now += 540_000;
  expect(await send('192.0.2.1')).toEqual([201]);
  expect(await valuesOf(made.database, 'SELECT id FROM inquiries')).toHaveLength(8);
});

test('[S7] keeps limits while other addresses are refused, and forgets them when the clock goes back', async () => {
  const made = await service();
  const send = (...addresses: string[]) => statusesOf(made, addresses);
  const site = (of: string, count: number) =>
    Array.from({ length: count }, (_, n) => `2001:db8:${of}:${n.toString(16)}::1`);
  const accepted = Array(30).fill(201);
  expect(await send(...site('a', 30))).toEqual(accepted);
  expect(new Set(await send(...site('a', 10_100)))).toEqual(new Set([429]));
  made.clock.now += 1;
  expect(await send('2001:db8:b::1', ...site('a', 3))).toEqual([201, 429, 429, 429]);
  made.clock.now -= 24 * 3_600_000;
  expect(await send(...site('a', 30))).toEqual(accepted);
});

const v4 = [1, 2, 3, 4].map((n) => `192.0.2.${n}`);
const sameSite = [1, 2, 3, 4, 5, 6].map((n) => `2001:db8:0:${n}::1`);
const limits = (inAll: number) => ({
  perAddress: { max: 1, within: 60_000 },
  inAll: { max: inAll, within: 60_000 },
});
const five = Array(5).fill(201);

test.each([
  ['an IPv6 /64 as one address', ['2001:db8:0:1::1', '2001:DB8::1:ffff:0:0:9'], [201, 429], {}],
  ['an IPv4 address in IPv6 as itself', ['::ffff:192.0.2.1', '192.0.2.1'], [201, 429], {}],
  ['an IPv6 /48 five times', [...sameSite, '2001:db8:1:6::1'], [...five, 429, 201], {}],
  [
    'an address with a port as itself',
    ['192.0.2.1:1', '192.0.2.1:2', '[2001:db8::1]:3', '2001:db8::1'],
    [201, 429, 201, 429],
    {},
  ],
  ['all that is not an address as one', ['unknown', 'x'.repeat(50), '_y'], [201, 429, 429], {}],
  ['all together', v4, [201, 201, 201, 429], { limits: limits(3) }],
  ['all as one without a proxy', v4, [201, 429, 429, 429], { trustedProxies: 0 }],
])('[S7] counts %s', async (_, addresses, statuses, own) => {
  const made = await service({ limits: limits(99), ...own });
  expect(await statusesOf(made, addresses)).toEqual(statuses);
});

test('[S7] warns once of missing proxies, and of each refused origin, however many are invented', async () => {
  const { post, clock, lines } = await service({ trustedProxies: 2 });
  const refuse = async (...origins: string[]) => {
    for (const origin of origins) {
      const headers = { origin, 'x-forwarded-for': '192.0.2.1' };
      expect((await post('/api/reviews', sentReview, headers)).status).toBe(403);
    }
  };
  const warnings = () =>
    lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'warn');
  const invented = Array.from({ length: 50 }, (_, n) => `https://invented${n}.test`);
  await refuse(...invented, ...invented);
  expect(warnings()).toHaveLength(21);
  expect(warnings()[0].msg).toContain(
    'has 1 of the addresses that proxies add, and TRUST_PROXY is 2',
  );
  clock.now += 3_600_000;
  await refuse('https://studio.test', 'https://studio.test');
  expect(warnings().slice(21)).toMatchObject([{ origin: 'https://studio.test' }]);
});

test('[S7] writes a line for each kind of refusal once a minute, and for each post that is kept', async () => {
  const { post, clock, lines } = await service();
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  const send = async () => {
    await post('/api/inquiries', '{', headers);
    await post('/api/inquiries', { ...sentInquiry, message: `${lines.length}` }, headers);
  };
  for (const wait of [0, 0, 60_000]) {
    clock.now += wait;
    await send();
  }
  expect(lines.map((line) => JSON.parse(line).status)).toEqual([400, 201, 201, 400, 201]);
});

test('[S7] sends the posts of sites of earlier versions to the new address', async () => {
  const { post } = await service();
  const answer = await post('/api/enquiries', sentInquiry);
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/api/inquiries']);
  expect(allowed(answer)).toBe(ownOrigin);
});

test('[S7] answers other methods and addresses in JSON', async () => {
  const { app } = await service();
  for (const [path, method, status] of [
    ['/api/reviews/studio', 'DELETE', 405],
    ['/api/reviews', 'GET', 405],
    ['/api/inquiries', 'GET', 405],
    ['/api/nothing', 'GET', 404],
    ['/', 'GET', 404],
  ] as const) {
    const answer = await app.request(path, { method });
    expect([path, answer.status]).toEqual([path, status]);
    expect(await answer.json()).toHaveProperty('error');
  }
});

test('[S7] answers 503 with a retry time without the database, and logs no addresses', async () => {
  const { app, post, database, lines } = await service();
  expect((await app.request('/readyz')).status).toBe(200);
  await database.close();
  const answer = await post('/api/inquiries', sentInquiry, { 'x-forwarded-for': '192.0.2.77' });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(allowed(answer)).toBe(ownOrigin);
  expect((await app.request('/readyz')).status).toBe(503);
  expect((await app.request('/healthz')).status).toBe(200);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'error', route: '/api/inquiries', msg: 'request failed' },
    { level: 'info', route: '/api/inquiries', status: 503 },
    { level: 'info', route: '/readyz', status: 503 },
  ]);
  expect(lines.join('')).not.toMatch(/192\.0\.2\.77|dana@|Dana/);
});
