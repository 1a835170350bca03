import process from 'node:process';
import { findBrowserOrExit } from './browser';

/*
 * `npm run bench`: what the site costs, each figure beside a control from the same run, written to `bench/`.
 * Fails where a goal is missed. `--quick` measures each once, `--only NAME,NAME` some parts, both to
 * `.cache/bench/report`; `--weight` prints what the code is made of, `--trace PATH` the long tasks of a start.
 */

process.env.NODE_ENV = 'production';
const executablePath = findBrowserOrExit();
try {
  // Reads React, which has to see the environment of a production build.
  const { runBench } = await import('./bench/runBench');
  const isKept = await runBench(process.argv.slice(2), executablePath);
  if (!isKept) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error && !process.env.DEBUG ? error.message : error);
  process.exitCode = 1;
}
// Parcel's workers would keep the process alive.
process.exit();
