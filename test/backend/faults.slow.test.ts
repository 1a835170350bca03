import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { createClient } from '@libsql/client';
import fc from 'fast-check';
import { sentInquiry, sentReview, service, temporaryFolder } from './support';

describe('[S7] The backend', () => {
  test('keeps every acknowledged post exactly once through five kills and a SIGTERM', async () => {
    const url = `file:${await temporaryFolder()}/studio.db`;
    const posts = 300;
    const acknowledged = new Set<string>();
    const exitCodes: (number | null)[] = [];
    let running = startProcess(url);
    let nextEnd = posts / 6;
    const keep = async (number: number) => {
      for (;;) {
        const status = await send((await running).port, number);
        if (status === 201 || status === 208) break;
        expect([undefined, 503]).toContain(status);
      }
      acknowledged.add(nameOf(number));
      if (acknowledged.size < nextEnd || acknowledged.size === posts) return;
      nextEnd += posts / 6;
      running = running.then(async ({ end }) => {
        exitCodes.push(await end(exitCodes.length === 2 ? 'SIGTERM' : 'SIGKILL'));
        return startProcess(url);
      });
    };
    let next = 0;
    const worker = async () => {
      while (next < posts) await keep(next++);
    };
    await Promise.all(Array.from({ length: 32 }, worker));
    exitCodes.push(await (await running).end('SIGKILL'));
    expect(exitCodes).toEqual([null, null, 0, null, null, null]);
    expect(await storedNames(url)).toEqual([...acknowledged].sort());
  });

  test('never answers a malformed request with a 5xx', async () => {
    const { app } = await service();
    const answers = fc.asyncProperty(anyRequest, async ({ path, ...init }) => {
      expect((await app.request(path, init)).status).toBeLessThan(500);
    });
    await fc.assert(answers, { numRuns: 1000 });
  });
});

/** `npm run service` on a database, as a process. */
async function startProcess(DATABASE_URL: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ ...process.env, DATABASE_URL, PORT: '0', REVIEWS_APP_ID: 'studio', TRUST_PROXY: '1' },
      MODERATION_PASSWORD: 'only-for-these-tests-on-loopback',
    },
  });
  const exited = once(child, 'exit');
  const lines = createInterface(child.stdout);
  const [line] = await once(lines, 'line');
  return {
    port: Number(JSON.parse(line).port),
    /** Resolves with the exit code; null after SIGKILL. */
    end: async (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}

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
  const review = { ...sentReview, ...own, review: `${number}` };
  const inquiry = { ...sentInquiry, ...own, message: `${number}` };
  return number % 2 === 0
    ? { path: '/api/reviews', body: review }
    : { path: '/api/inquiries', body: inquiry };
}

/** Sends a post; resolves with the status, or undefined without an answer. */
async function send(port: number, number: number): Promise<number | undefined> {
  const { path, body } = postNumber(number);
  // Each from another address, because the rate of one is limited.
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `192.0.2.${number % 250}`,
  };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return fetch(`http://127.0.0.1:${port}${path}`, init).then(
    (answer) => answer.arrayBuffer().then(() => answer.status),
    () => undefined,
  );
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
