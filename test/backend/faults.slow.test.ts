import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import fc from 'fast-check';
import { temporaryFolder } from '../support/temporaryFolder';
import { open, sentInquiry, sentReview, service, valuesOf } from './support';

describe('[S7] The backend', () => {
  test('keeps every acknowledged post exactly once through five kills and a SIGTERM', async () => {
    const url = `file:${await temporaryFolder()}/studio.db`;
    const all = Array.from({ length: 300 }, (_, number) => number);
    const kept = new Set<number>();
    for (const round of [1, 2, 3, 4, 5, 6]) {
      const { port, end } = await startProcess(url);
      const stop = () => end(round === 3 ? 'SIGTERM' : 'SIGKILL');
      let ended: ReturnType<typeof stop> | undefined;
      const keep = async (number: number) => {
        const status = await send(port, number);
        // More than 120 a minute are limited.
        if (status !== 201 && status !== 208) expect([undefined, 429, 503]).toContain(status);
        else kept.add(number);
        if (kept.size >= round * 50) ended ??= stop();
      };
      await Promise.all(all.filter((number) => !kept.has(number)).map(keep));
      await (ended ?? stop());
    }
    expect(kept.size).toBe(300);
    const database = await open(url);
    expect(await valuesOf(database, 'PRAGMA integrity_check')).toEqual(['ok']);
    // A duplicate would appear twice.
    const names = await valuesOf(database, 'SELECT name FROM items');
    expect(names.sort()).toEqual([...kept].map(nameOf).sort());
  });

  test('never answers a malformed post with a 5xx', async () => {
    const { post } = await service();
    const names = [...Object.keys({ ...sentInquiry, ...sentReview }), '__proto__'];
    const strange = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary', maxLength: 3000 }));
    const changes = fc.dictionary(fc.constantFrom(...names), strange);
    const answers = fc.asyncProperty(fc.nat(), changes, async (number, change) => {
      const { path, body } = postNumber(number);
      expect((await post(path, { ...body, ...change })).status).toBeLessThan(500);
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
    end: async (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal);
      await exited;
    },
  };
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
