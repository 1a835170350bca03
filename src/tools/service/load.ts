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

/**
 * Each is measured so often, for so many seconds, by so many connections. Rounds are short and many, and in each
 * the control comes right before every other: what else the machine does meets both, and the median leaves out the
 * rounds where it does not.
 */
const rounds = 9;
const seconds = 2;
const connections = 32;

/** Reads have to reach this part of what a handler that does nothing reaches. */
const goal = 0.5;
const reads = ['reads', 'reads with If-None-Match'] as const;

interface Measured {
  /** Answers a second. */
  readonly rate: number;
  /** 99th percentile of the time of an answer, in ms. */
  readonly p99: number;
}

type Measure = () => Promise<Measured>;

interface Measures {
  readonly control: { readonly name: string; readonly measure: Measure };
  readonly others: ReadonlyMap<string, Measure>;
}

/** Prints the table; whether reads reach the goal. The servers run on the first core, the load on the others. */
export async function runLoad(): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'service-load-'));
  const url = `file:${folder}/load.db`;
  const onOneCore = ['taskset', '-c', '0'];
  const service = await startProcess(url, { before: onOneCore });
  let control: ServerProcess | undefined;
  try {
    await seed(service, url);
    const environment = { BODY_SIZE: String(await sizeOfList(service)) };
    control = await startServer('src/tools/service/control.ts', environment, onOneCore);
    return await measureAll(await measuresOf(service, control));
  } finally {
    await Promise.all([service.stop(), control?.kill()]);
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

/** As every browser asks. */
const asked = { 'accept-encoding': 'gzip, deflate, br' };

function addressOfList({ port }: ServerProcess): string {
  return `http://127.0.0.1:${port}/api/reviews/${appId}`;
}

/** Of the list as it is sent, in bytes. */
async function sizeOfList(service: ServerProcess): Promise<number> {
  const response = await fetch(addressOfList(service), { headers: asked });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}

async function measuresOf(service: ServerProcess, control: ServerProcess): Promise<Measures> {
  const reviews = addressOfList(service);
  const empty = `http://127.0.0.1:${control.port}`;
  const etag = (await fetch(reviews)).headers.get('etag') ?? '';
  let number = 1000;
  const write = {
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    setupRequest: (request: autocannon.Request) => {
      const { path: to, body } = postNumber(number++, appId);
      return { ...request, path: to, body: JSON.stringify(body) };
    },
  };
  const measureReads = (headers: Record<string, string>) => () =>
    load({ url: reviews, headers: { ...asked, ...headers } });
  return {
    control: { name: 'a handler that does nothing', measure: () => load({ url: empty }) },
    others: new Map<string, Measure>([
      ['a handler that gives as many bytes', () => load({ url: `${empty}/bytes` })],
      [reads[0], measureReads({})],
      [reads[1], measureReads({ 'if-none-match': etag })],
      ['durable writes', () => load({ url: reviews, requests: [write] })],
    ]),
  };
}

async function load(options: autocannon.Options): Promise<Measured> {
  const result = await autocannon({ connections, duration: seconds, ...options });
  const bad = result.errors + result.timeouts + result['4xx'] + result['5xx'];
  if (bad > 0)
    throw new Error(`${bad} of ${result.requests.total} requests to ${options.url} failed`);
  return { rate: result.requests.total / result.duration, p99: result.latency.p99 };
}

interface Compared extends Measured {
  /** Its rate as a part of the control's right before. */
  readonly ratio: number;
}

async function measureAll({ control, others }: Measures): Promise<boolean> {
  const names = [control.name, ...others.keys()];
  const all = new Map<string, Compared[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of others) {
      const before = await control.measure();
      const taken = await measure();
      all.get(control.name)?.push({ ...before, ratio: 1 });
      all.get(name)?.push({ ...taken, ratio: taken.rate / before.rate });
    }
  }
  const ratioOf = (name: string) => median((all.get(name) ?? []).map(({ ratio }) => ratio));
  const rows = [...all].map(([name, taken]) => [
    name,
    median(taken.map(({ rate }) => rate)).toFixed(0),
    `${median(taken.map(({ p99 }) => p99))} ms`,
    ratioOf(name).toFixed(2),
  ]);
  console.log(markdownTable([['what', 'answers a second', 'p99', '÷ control'], ...rows]));
  const isKept = reads.every((name) => ratioOf(name) >= goal);
  if (!isKept) console.error(`\nReads are slower than ${goal} of a handler that does nothing.`);
  return isKept;
}
