import { usualLimits } from '../../backend/limits';
import { formSignals, inquiryFields, reviewFields } from '../../machines/formRules';
import { invalidChanges } from '../support/filledForm';
import { ownOrigin, sentInquiry, sentReview, service, valuesOf } from './support';

type Service = Awaited<ReturnType<typeof service>>;

const paths = [
  ['/api/reviews', sentReview],
  ['/api/inquiries', sentInquiry],
] as const;

const limits = { perAddress: { max: 1, within: 60_000 }, inAll: { max: 99, within: 60_000 } };

const allowed = ({ headers }: Response) => headers.get('access-control-allow-origin');

describe.each(paths)('[S7] %s', (path, body) => {
  test('accepts requests only of the site’s pages', async () => {
    const { app, post } = await service();
    const siblings = [`${ownOrigin}.evil.test`, 'http://www.studio.test'];
    for (const origin of ['https://evil.test', 'null', ...siblings]) {
      const answer = await post(path, body, { origin });
      expect([answer.status, allowed(answer)]).toEqual([403, null]);
    }
    const preflight = await app.request(path, {
      method: 'OPTIONS',
      headers: { origin: ownOrigin, 'access-control-request-method': 'POST' },
    });
    expect(allowed(preflight)).toBe(ownOrigin);
    const headers = preflight.headers.get('access-control-allow-headers');
    expect(headers).toBe(`content-type,${formSignals}`);
    expect(allowed(await post(path, '{}'))).toBe(ownOrigin);
    expect(await (await app.request(path)).json()).toEqual({ error: 'Not found' });
  });

  test.each([
    [{ 'content-type': '' }, 415],
    [{ 'content-type': 'application/jsonp' }, 415],
    [{ 'content-type': 'Application/JSON; charset=utf-8' }, 201],
    // A bot. Fields that the form does not have are ignored.
    [{ [formSignals]: 'too-fast' }, 422],
  ])('answers the headers %j with %d', async (headers, status) => {
    const { post } = await service();
    expect((await post(path, { ...body, 'no-field': 'x' }, headers)).status).toBe(status);
  });

  test('rejects a body over 32 KiB', async () => {
    const { post } = await service();
    const large = JSON.stringify({ ...body, padding: 'x'.repeat(32 * 1024) });
    expect((await post(path, large)).status).toBe(413);
    expect((await post(path, JSON.stringify(body).padEnd(32 * 1024))).status).toBe(201);
  });

  const invalid = [
    ...[{ name: undefined }, { name: '\u202e\u0000' }, { email: 'dana@a.il\r\nBcc: all@a.il' }],
    ...{
      '/api/reviews': [...invalidChanges(reviewFields), { appId: '../x' }, { rating: '5' }],
      '/api/inquiries': [...invalidChanges(inquiryFields), { terms: false }],
    }[path],
  ];

  test('[S5] rejects an invalid field by its name, without its value', async () => {
    const { post, database } = await service();
    const nested = `{"name":${'['.repeat(5000)}`;
    for (const change of invalid) {
      const answer = await post(path, { ...body, ...change });
      const { error } = await answer.json();
      const named = new RegExp(`^${Object.keys(change)} is invalid: expected .`);
      expect([answer.status, error]).toEqual([400, expect.stringMatching(named)]);
      expect(error).not.toMatch(/nobody|dana@/);
    }
    for (const text of ['', '{', '[]', 'null', '{"__proto__":{}}', nested]) {
      expect((await post(path, text)).status).toBe(400);
    }
    expect(await valuesOf(database, 'SELECT id FROM items')).toEqual([]);
  });
});

/** Posts from each address in turn, and resolves with the statuses. */
async function statusesOf({ post, clock }: Service, addresses: readonly string[]) {
  const statuses: number[] = [];
  for (const address of addresses) {
    const body = { ...sentInquiry, message: `${clock.now} ${address} ${statuses.length}` };
    statuses.push((await post('/api/inquiries', body, { 'x-forwarded-for': address })).status);
  }
  return statuses;
}

test('[S7] limits the rate of an address, with a retry time, without affecting others', async () => {
  const made = await service({ limits: usualLimits });
  const send = (...addresses: string[]) => statusesOf(made, addresses);
  expect(await send(...Array(6).fill('192.0.2.1'))).toEqual(Array(6).fill(201));
  made.clock.now += 60_000;
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  const refused = await made.post('/api/inquiries', sentInquiry, headers);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '540']);
  expect(allowed(refused)).toBe(ownOrigin);
  // A wrong body counts, because it was read; other rejections do not.
  await made.post('/api/inquiries', '{', { 'x-forwarded-for': '192.0.2.5' });
  expect(await send(...Array(6).fill('192.0.2.5'))).toEqual([...Array(5).fill(201), 429]);
  // A header that the visitor sends has no effect: only the proxy's part counts.
  expect(await send('203.0.113.9, 192.0.2.1', '192.0.2.2')).toEqual([429, 201]);
  const site = (count: number) =>
    Array.from({ length: count }, (_, n) => `2001:db8:a:${n.toString(16)}::1`);
  expect(await send(...site(30))).toEqual(Array(30).fill(201));
  expect(new Set(await send(...site(10_100)))).toEqual(new Set([429]));
  expect(await send('2001:db8:b::1', ...site(3))).toEqual([201, 429, 429, 429]);
  made.clock.now += 540_000;
  expect(await send('192.0.2.1')).toEqual([201]);
  // The clock goes back.
  made.clock.now -= 24 * 3_600_000;
  expect(await send(...site(30))).toEqual(Array(30).fill(201));
});

test.each([
  ['an IPv6 /64 as one address', ['2001:db8:0:1::1', '2001:DB8::1:ffff:0:0:9'], [201, 429], {}],
  ['an IPv4 address in IPv6 as itself', ['::ffff:192.0.2.1', '192.0.2.1'], [201, 429], {}],
  ['an IPv4 address with a port as itself', ['192.0.2.1:1', '192.0.2.1:2'], [201, 429], {}],
  ['an IPv6 address with a port as itself', ['[2001:db8::1]:3', '2001:db8::1'], [201, 429], {}],
  ['all that is not an address as one', ['unknown', 'x'.repeat(50), '_y'], [201, 429, 429], {}],
  ['all as one without a proxy', ['192.0.2.1', '192.0.2.2'], [201, 429], { trustedProxies: 0 }],
])('[S7] counts %s', async (_, addresses, statuses, own) => {
  const made = await service({ limits, ...own });
  expect(await statusesOf(made, addresses)).toEqual(statuses);
});
