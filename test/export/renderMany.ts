/**
 * Renders one page many times and prints what it cost, as JSON. Runs in a process of its own: as
 * the export does, without the test runner's transforms, and with a collector that can be called.
 */
import process from 'node:process';
import { exportedPage } from '../support/exportedPage';

const rounds = 6;
const pagesInRound = 50;

const milliseconds: number[] = [];
const heaps: number[] = [];

// What is made once (modules, caches of the engine) is no growth.
await renderRound();
for (let round = 0; round < rounds; round += 1) {
  milliseconds.push(...(await renderRound()));
  heaps.push(collectedHeap());
}
console.log(JSON.stringify({ milliseconds: median(milliseconds), heaps, pagesInRound }));

/** The processor's time for each page, in ms: time spent waiting for other processes is none of it. */
async function renderRound(): Promise<number[]> {
  const times: number[] = [];
  for (let page = 0; page < pagesInRound; page += 1) {
    const before = process.cpuUsage();
    await exportedPage('/services', page % 2 === 0 ? 'en' : 'he');
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return times;
}

/** Bytes in use once everything that nobody holds is gone. */
function collectedHeap(): number {
  if (!globalThis.gc) throw new Error('run with --expose-gc');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
