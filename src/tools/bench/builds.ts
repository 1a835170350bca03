import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Figure } from './figure';
import type { Run } from './run';
import { exactly, ratios, summarize } from './statistics';

const run = promisify(execFile);
const counts = [200, 2_000] as const;

/**
 * How long a build takes from nothing and with what an earlier one compiled, and what many pages cost. The
 * control is a fixed piece of work, which says how fast the machine was in this run.
 */
export async function measureBuilds({ folder, isQuick, rounds, log }: Run): Promise<Figure[]> {
  const times = isQuick ? 1 : Math.min(3, rounds);
  const cold: Built[] = [];
  const warm: Built[] = [];
  const control: number[] = [];
  const cache = path.join(folder, 'build-cache');
  for (let round = 0; round < times; round += 1) {
    control.push(fixedWork());
    cold.push(await build([]));
    await rm(cache, { recursive: true, force: true });
    await build([cache]);
    warm.push(await build([cache]));
    log(`  built from nothing and warm, round ${round + 1}`);
  }
  const about = { subject: 'Build', counting: null } as const;
  const machine = { ...summarize(control), what: 'a fixed piece of work' };
  const built = (name: string, all: readonly Built[], atMost: number): Figure[] => [
    {
      ...about,
      name: `${name} build`,
      unit: 'ms',
      ours: summarize(all.map(({ milliseconds }) => milliseconds)),
      control: machine,
      goal: { atMost },
    },
    {
      ...about,
      name: `${name} build, peak of memory`,
      unit: 'MB',
      ours: summarize(all.map(({ peak }) => peak / 1e6)),
    },
  ];
  return [
    ...built('cold', cold, 12_000),
    ...built('warm', warm, 4_000),
    ...(await measureMany(folder, isQuick, log)),
  ];
}

/** What 2,000 pages take beside 200: as much for each, and no more memory. A quick run has 20 and 200. */
async function measureMany(folder: string, isQuick: boolean, log: Run['log']): Promise<Figure[]> {
  const [fewer, more] = counts.map((count) => (isQuick ? count / 20 : count));
  const few = await exportMany(fewer ?? 0, folder);
  const many = await exportMany(more ?? 0, folder);
  log(`  ${fewer} and ${more} pages exported`);
  const about = { subject: 'Build', counting: null } as const;
  const beside = (name: string, unit: 'ms' | 'MB', of: (made: Made) => number): Figure => ({
    ...about,
    name: `${name}, ${more} pages`,
    unit,
    ours: exactly(of(many)),
    control: { ...exactly(of(few)), what: `${fewer} pages` },
  });
  const ratio = (name: string, of: (made: Made) => number): Figure => ({
    ...about,
    name: `${name}, ${more} pages ÷ ${fewer}`,
    unit: 'ratio',
    ours: summarize(ratios([of(many)], [of(few)])),
    goal: { atMost: 1.15 },
  });
  const time = ({ rendering, compressing, count }: Made) => (rendering + compressing) / count;
  return [
    beside('rendering a page', 'ms', ({ rendering, count }) => rendering / count),
    beside('compressing a page', 'ms', ({ compressing, count }) => compressing / count),
    beside('peak of memory', 'MB', ({ peak }) => peak / 1e6),
    ratio('time for a page', time),
    ratio('peak of memory', ({ peak }) => peak),
  ];
}

interface Built {
  readonly milliseconds: number;
  /** In bytes. */
  readonly peak: number;
}

interface Made {
  readonly count: number;
  readonly rendering: number;
  readonly compressing: number;
  readonly peak: number;
}

/** As `npm run build` does, its start included. */
async function build(cache: readonly string[]): Promise<Built> {
  const started = performance.now();
  const { peak }: { peak: number } = await inProcess('buildOnce', ['.cache/bench/built', ...cache]);
  return { milliseconds: performance.now() - started, peak };
}

async function exportMany(count: number, folder: string): Promise<Made> {
  const words = [String(count), path.join(folder, 'synthetic')];
  return { count, ...(await inProcess<Omit<Made, 'count'>>('syntheticPages', words)) };
}

/** Runs one of the scripts beside this file, and reads the JSON of its last line. */
async function inProcess<Answer>(script: string, words: readonly string[]): Promise<Answer> {
  const file = path.join('src/tools/bench', `${script}.ts`);
  const { stdout } = await run(process.execPath, ['--import', 'tsx', file, ...words], {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

/** Compresses the same text in every run; in ms. */
function fixedWork(): number {
  const text = Array.from({ length: 40_000 }, (_, line) => `line ${line} of ${line % 97}`).join(
    '\n',
  );
  const started = performance.now();
  brotliCompressSync(text);
  return performance.now() - started;
}
