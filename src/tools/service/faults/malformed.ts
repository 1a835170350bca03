import { Agent, request } from 'node:http';
import fc from 'fast-check';
import { expectThat, type Fault } from '../fault';
import { postNumber } from '../posts';
import { type ServerProcess, startProcess } from '../serverProcess';
import { appId } from './appId';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const seed = 20_260_101;
/** The requests come in so many rounds; the first warms the process up. */
const rounds = 6;
/** How much more may be in use after the last round than after the first, in MB. A leak of 1 kB a request is 8. */
const growth = 3;

/** Any request at all, and posts that are nearly right. */
export const malformed: Fault = {
  name: 'malformed requests',
  expected: 'never a 5xx, never an end; after a collection as much memory is in use as before',
  run: async ({ requests }, folder) => {
    const service = await startProcess(`file:${folder}/malformed.db`);
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    const counts = new Map<number, number>();
    const ask = (asked: Asked) => answerOf(service, agent, asked);
    const inUse: number[] = [];
    try {
      for (let round = 0; round < rounds; round += 1) {
        const numRuns = Math.ceil(requests / rounds);
        await askAll(fc.sample(asked, { numRuns, seed: seed + round }), ask, counts);
        inUse.push(await service.collectedMemory());
      }
      expectThat(service.isRunning(), 'the process has ended');
      const grown = (inUse.at(-1) ?? 0) - (inUse[0] ?? 0);
      const uses = inUse.map((use) => use.toFixed(1)).join(', ');
      expectThat(grown < growth, `what is in use grows: ${uses} MB`);
      const seen = [...counts].sort(([a], [b]) => a - b).map(([status, n]) => `${n} × ${status}`);
      const memory = Math.round(await service.memory());
      return `${requests}: ${seen.join(', ')}; in use ${uses} MB, of ${memory} MB held`;
    } finally {
      agent.destroy();
      await service.stop();
    }
  },
};

async function askAll(
  all: readonly Asked[],
  ask: (asked: Asked) => Promise<number>,
  counts: Map<number, number>,
): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let one = left.pop(); one; one = left.pop()) {
      const status = await ask(one);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      expectThat(status < 500, `${status} to ${JSON.stringify(one)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/** The status; 400 where the connection was closed without one, as Node does with what is no HTTP. */
function answerOf({ port }: ServerProcess, agent: Agent, asked: Asked): Promise<number> {
  const { method, path, headers, body } = asked;
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 500));
    });
    sent.on('error', () => resolve(400));
    sent.end(body);
  });
}

const fields = ['name', 'email', 'company', 'service', 'rating', 'review', 'appId', 'phone'];

/** A right post with one field replaced by anything. */
const nearlyRight = fc
  .record({
    number: fc.nat(),
    field: fc.constantFrom(...fields, 'message', 'terms', 'status', '__proto__'),
    value: fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary', maxLength: 3000 })),
  })
  .map(({ number, field, value }) => {
    const { path, body } = postNumber(number, appId);
    return { path, body: JSON.stringify({ ...body, [field]: value }) };
  });

const anything = fc.record({
  path: fc.oneof(
    fc.constantFrom(
      '/api/reviews',
      '/api/enquiries',
      `/api/reviews/${appId}`,
      '/healthz',
      '/readyz',
    ),
    fc.webPath().map((path) => `/${path.replace(/^\/+/, '')}`),
    fc.string({ maxLength: 50 }).map((text) => `/${encodeURIComponent(text)}`),
    fc.constantFrom('/api/reviews/%', '/%ff%fe', '//', '/api/reviews/..%2f..', '/moderate'),
  ),
  body: fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom('', '{', '[]', 'null', `{"name":${'['.repeat(5000)}`, 'x'.repeat(40_000)),
  ),
});

const token = /^[\x21-\x7e]*$/;
const asked: fc.Arbitrary<Asked> = fc
  .record({
    method: fc.constantFrom(
      'POST',
      'POST',
      'POST',
      'GET',
      'PUT',
      'DELETE',
      'OPTIONS',
      'PATCH',
      'HEAD',
    ),
    target: fc.oneof(nearlyRight, anything),
    headers: fc.record(
      {
        'content-type': fc.constantFrom(
          'application/json',
          'text/plain',
          'multipart/form-data',
          '',
        ),
        origin: fc.constantFrom('null', 'https://attacker.example', 'https://www.example.com'),
        'if-none-match': fc.string({ maxLength: 40 }).filter((text) => token.test(text)),
        'x-forwarded-for': fc.constantFrom('1.2.3.4', ', ,', '::::::', 'x'.repeat(2000)),
        cookie: fc.string({ maxLength: 40 }).filter((text) => token.test(text)),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ method, target, headers }) => ({
    method,
    ...target,
    headers: { 'content-type': 'application/json', ...headers },
  }));
