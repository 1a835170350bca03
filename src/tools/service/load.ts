import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';
import autocannon from 'autocannon';
import { median } from '../bench/statistics';
import { markdownTable } from '../bench/table';
import { appId } from './faults/appId';
import { inParallel, postNumber, send } from './posts';
import { type ServerProcess, startProcess, startServer } from './serverProcess';

/** Each is measured so often, one after the other, for so many seconds, by so many connections. */
const rounds = 5;
const seconds = 4;
const connections = 32;

/** Reads have to reach this part of what a handler that does nothing reaches. */
const goal = 0.5;

interface Measured {
  /** Answers a second. */
  readonly rate: number;
  /** 99th percentile of the time of an answer, in ms. */
  readonly p99: number;
}

type Measure = () => Promise<Measured>;

/** Prints the table; whether reads reach the goal. The servers run on the first core, the load on the others. */
export async function runLoad(): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'service-load-'));
  const url = `file:${folder}/load.db`;
  const onOneCore = ['taskset', '-c', '0'];
  const service = await startProcess(url, { before: onOneCore });
  const control = await startServer('src/tools/service/control.ts', {}, onOneCore);
  try {
    await seed(service, url);
    return await measureAll(await measuresOf(service, control));
  } finally {
    await Promise.all([service.stop(), control.kill()]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** A hundred approved reviews. */
async function seed({ port }: ServerProcess, url: string): Promise<void> {
  await inParallel(200, 8, async (number) => {
    await send(port, postNumber(number, appId));
  });
  const client = createClient({ url });
  await client.execute("UPDATE reviews SET status = 'approved'");
  client.close();
  // The list is kept for a second.
  await new Promise((resolve) => setTimeout(resolve, 1500));
}

async function measuresOf(service: ServerProcess, control: ServerProcess) {
  const reviews = `http://127.0.0.1:${service.port}/api/reviews/${appId}`;
  const etag = (await fetch(reviews)).headers.get('etag') ?? '';
  // As every browser asks.
  const asked = { 'accept-encoding': 'gzip, deflate, br' };
  let number = 1000;
  const write = {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    setupRequest: (request: autocannon.Request) => {
      const { path: to, body } = postNumber(number++, appId);
      return { ...request, path: to, body: JSON.stringify(body) };
    },
  };
  return new Map<string, Measure>([
    ['a handler that does nothing', () => load({ url: `http://127.0.0.1:${control.port}/` })],
    ['reads', () => load({ url: reviews, headers: asked })],
    [
      'reads with If-None-Match',
      () => load({ url: reviews, headers: { ...asked, 'if-none-match': etag } }),
    ],
    ['durable writes', () => load({ url: reviews, requests: [write] })],
  ]);
}

async function load(options: autocannon.Options): Promise<Measured> {
  const result = await autocannon({ connections, duration: seconds, ...options });
  const bad = result.errors + result.timeouts + result['4xx'] + result['5xx'];
  if (bad > 0)
    throw new Error(`${bad} of ${result.requests.total} requests to ${options.url} failed`);
  return { rate: result.requests.total / result.duration, p99: result.latency.p99 };
}

async function measureAll(measures: ReadonlyMap<string, Measure>): Promise<boolean> {
  const all = new Map<string, Measured[]>([...measures.keys()].map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of measures) all.get(name)?.push(await measure());
  }
  const [control = [], ...ours] = all.values();
  const ratioOf = (taken: readonly Measured[]) =>
    median(taken.map(({ rate }, round) => rate / (control[round]?.rate ?? Number.NaN)));
  const rows = [...all].map(([name, taken]) => [
    name,
    median(taken.map(({ rate }) => rate)).toFixed(0),
    `${median(taken.map(({ p99 }) => p99))} ms`,
    ratioOf(taken).toFixed(2),
  ]);
  console.log(markdownTable([['what', 'answers a second', 'p99', '÷ control'], ...rows]));
  const isKept = ours.slice(0, 2).every((taken) => ratioOf(taken) >= goal);
  if (!isKept) console.error(`\nReads are slower than ${goal} of a handler that does nothing.`);
  return isKept;
}
