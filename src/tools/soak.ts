import { spawn } from 'node:child_process';
import process from 'node:process';
import { type EnduranceOptions, readEnduranceOptions } from './endurance/options';
import { runVisits } from './endurance/runVisits';
import type { Count } from './testing/count';

/*
 * `npm run soak`: every property on a million inputs, or as many as two hours allow; then a visitor who stays for
 * half an hour of the page's clock in each language, by the models, while things go wrong around the page.
 * `-- --only properties --runs 20000 --limit 5` and `-- --only visitor --minutes 10` do less; `-- --resume SEED`
 * goes on with properties where that seed was left.
 */

const defaults: EnduranceOptions = {
  seed: Math.floor(Date.now() / 1000),
  runs: 1_000_000,
  limit: 120,
  minutes: 30,
  actions: 0,
  languages: ['en', 'he'],
  widths: [],
  only: undefined,
  isResumed: false,
  replay: undefined,
};

try {
  const taken = ['seed', 'resume', 'runs', 'limit', 'minutes', 'language', 'only'] as const;
  const options = readEnduranceOptions(process.argv.slice(2), taken, defaults);
  const { seed, minutes, languages, only } = options;
  console.log(`seed ${seed}`);
  const counts: Count[] = [];
  if (only !== 'visitor') counts.push(await tryProperties(options));
  if (only !== 'properties') {
    counts.push(await runVisits('visitor', { VISITOR: { seed, minutes, languages } }));
  }
  const sum = (of: (count: Count) => number) => counts.reduce((all, one) => all + of(one), 0);
  const failed = sum((count) => count.failed);
  console.log(`\n${sum((count) => count.passed)} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** In a process of their own: they are tests, which no tool imports. Its last line says how many held. */
async function tryProperties({ runs, seed, limit, isResumed }: EnduranceOptions): Promise<Count> {
  const file = 'test/properties/soak.ts';
  const words = ['--import', 'tsx', file, ...[runs, seed, limit, isResumed].map(String)];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    process.stdout.write(part);
  });
  await new Promise((resolve) => child.on('close', resolve));
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(text) ?? [];
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 1) };
}
