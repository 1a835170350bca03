import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Results } from './compare';
import { goalPlot } from './plot';
import { reportOf } from './report';

/** Where whole runs are kept, and committed. */
export const committedFolder = 'bench';

/** The whole run that was committed last; `undefined` where there is none. */
export function committedResults(): Results | undefined {
  try {
    return JSON.parse(git('show', `HEAD:${committedFolder}/latest.json`));
  } catch {
    return undefined;
  }
}

/** The short name of the commit; `+` where files differ from it. */
export function commitName(): string {
  try {
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return `${git('rev-parse', '--short', 'HEAD').trim()}${isChanged ? '+' : ''}`;
  } catch {
    return 'none';
  }
}

/** What the figures depend on. */
export function machineOf(browser: string): Results['machine'] {
  const [first] = os.cpus();
  return {
    processor: first?.model.trim() ?? 'unknown',
    cores: os.cpus().length,
    memory: `${Math.round(os.totalmem() / 1e9)} GB`,
    load: Number(os.loadavg()[0]?.toFixed(1)),
    node: process.version,
    chromium: browser,
  };
}

/** Written by hand, and part of each report. Relative to the project. */
const notReachedFile = 'src/tools/bench/notReached.md';

/** Writes `latest.json`, `README.md` and `plot.svg`. */
export async function writeResults(
  folder: string,
  results: Results,
  before: Results | undefined,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  const main = results.figures.filter(({ isDetail }) => !isDetail);
  await write('latest.json', `${JSON.stringify(results, null, 1)}\n`);
  await write('README.md', reportOf(results, before, await readFile(notReachedFile, 'utf8')));
  await write('plot.svg', goalPlot(main, 'What the site costs, beside its goals'));
}

function git(...words: string[]): string {
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: 'pipe' } as const;
  return execFileSync('git', words, options);
}
