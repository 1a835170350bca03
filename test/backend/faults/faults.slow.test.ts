import { createClient } from '@libsql/client';
import fc from 'fast-check';
import { siteConfig } from '../../../src/site.config';
import { sentInquiry, sentReview, temporaryFolder } from '../support';
import { startProcess } from './serviceProcess';

const newUrl = async () => `file:${await temporaryFolder()}/studio.db`;

describe('[S7] The backend process', () => {
  test('keeps every acknowledged post exactly once through five kills and a SIGTERM', async () => {
    const url = await newUrl();
    const posts = 900;
    const acknowledged = new Set<string>();
    const exitCodes: (number | null)[] = [];
    let running = startProcess(url);
    let nextEnd = posts / 6;
    await inParallel(posts, 32, async (number) => {
      for (;;) {
        const status = await send((await running).port, number);
        if (status === 201 || status === 208) break;
        expect([undefined, 503]).toContain(status);
      }
      acknowledged.add(nameOf(number));
      if (acknowledged.size < nextEnd || acknowledged.size === posts) return;
      nextEnd += posts / 6;
      running = running.then(async (service) => {
        exitCodes.push(await (exitCodes.length === 2 ? service.stop() : service.kill()));
        return startProcess(url);
      });
    });
    exitCodes.push(await (await running).kill());
    expect(exitCodes).toEqual([null, null, 0, null, null, null]);
    expect(await storedNames(url)).toEqual([...acknowledged].sort());
  });

  test('never answers a malformed request with a 5xx, and does not leak memory', async () => {
    const service = await startProcess(await newUrl());
    const heaps: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const requests = fc.sample(anyRequest, { numRuns: 170, seed: 20_260_101 + round });
      await inParallel(requests.length, 8, async (index) => {
        const { path = '', ...init } = requests[index] ?? {};
        const answer = await fetch(`http://127.0.0.1:${service.port}${path}`, init);
        await answer.arrayBuffer();
        if (answer.status >= 500)
          throw new Error(`${answer.status} for ${JSON.stringify(requests[index])}`);
      });
      heaps.push(await service.heap());
    }
    expect(service.isRunning()).toBe(true);
    // The first round warms up. A leak of 4 kB per request would add 3 MB.
    expect((heaps.at(-1) ?? 0) - (heaps[0] ?? 0)).toBeLessThan(3);
  });
});

/** Names in stored posts, sorted, read directly from the file. A duplicate appears twice. */
async function storedNames(url: string): Promise<readonly string[]> {
  const client = createClient({ url });
  const check = await client.execute('PRAGMA integrity_check');
  expect(check.rows[0]?.[0]).toBe('ok');
  const { rows } = await client.execute('SELECT name FROM items');
  client.close();
  return rows.map((row) => String(row[0])).sort();
}

const nameOf = (number: number) => `Visitor ${number}`;

/** Path and body of a post. Each number is a different visitor; inquiries and reviews alternate. */
function postNumber(number: number) {
  const own = { name: nameOf(number), email: `visitor${number}@example.com` };
  const review = { ...sentReview, ...own, appId: siteConfig.reviewsAppId, review: `${number}` };
  const inquiry = { ...sentInquiry, ...own, message: `${number}` };
  return number % 2 === 0
    ? { path: '/api/reviews', body: review }
    : { path: '/api/inquiries', body: inquiry };
}

/** Sends a post; resolves with the status, or undefined without an answer. */
async function send(port: number, number: number): Promise<number | undefined> {
  const { path, body } = postNumber(number);
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return fetch(`http://127.0.0.1:${port}${path}`, init).then(
    (answer) => answer.arrayBuffer().then(() => answer.status),
    () => undefined,
  );
}

/** Calls `act` for each number below `count`, with at most `concurrency` calls at a time. */
async function inParallel(
  count: number,
  concurrency: number,
  act: (number: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

const strange = fc.string({ unit: 'binary', maxLength: 3000 });
const hostileTexts = ['', '{', '[]', `{"name":${'['.repeat(5000)}`, 'x'.repeat(40_000)];
const fields = [...Object.keys({ ...sentInquiry, ...sentReview }), '__proto__'];
const anyHeaders = fc.record(
  {
    'content-type': fc.constantFrom('application/json', 'text/plain', 'multipart/form-data'),
    origin: fc.constantFrom('null', 'https://attacker.example', 'https://www.studio.test'),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', ', ,', '::::::', 'x'.repeat(2000)),
    cookie: fc.stringMatching(/^[\x21-\x7e]{0,40}$/),
  },
  { requiredKeys: [] },
);

/** A post with an arbitrary value in one field, or with a hostile body or another path. */
const anyRequest = fc
  .record({
    method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT', 'OPTIONS', 'HEAD'),
    headers: anyHeaders,
    number: fc.nat(),
    change: fc.dictionary(fc.constantFrom(...fields), fc.oneof(fc.jsonValue(), strange)),
    text: fc.option(fc.constantFrom(...hostileTexts)),
    other: fc.option(fc.constantFrom('/readyz', '/moderate', '/api/reviews/%', '/%ff%fe', '//')),
  })
  .map(({ method, headers, number, change, text, other }) => {
    const { path, body } = postNumber(number);
    const sent = text ?? JSON.stringify({ ...body, ...change });
    const isRead = method === 'GET' || method === 'HEAD';
    return { method, headers, path: other ?? path, ...(isRead ? {} : { body: sent }) };
  });
