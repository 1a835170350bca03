/**
 * Renders one page many times and prints how much memory is in use after each round, as JSON. Runs in a
 * process of its own: as the export does, without the test runner's transforms, and with a collector
 * that can be called.
 */
import process from 'node:process';
import { renderedPage } from './renderedPage';

const rounds = 3;
const pagesInRound = 20;

const heaps: number[] = [];

// What is made once (modules, caches of the engine) is no growth.
await renderRound();
for (let round = 0; round < rounds; round += 1) {
  await renderRound();
  heaps.push(collectedHeap());
}
console.log(JSON.stringify({ heaps, pagesInRound }));

async function renderRound(): Promise<void> {
  for (let page = 0; page < pagesInRound; page += 1) {
    await renderedPage('/services', page % 2 === 0 ? 'en' : 'he');
  }
}

/** Bytes in use once everything that nobody holds is gone. */
function collectedHeap(): number {
  if (!globalThis.gc) throw new Error('run with --expose-gc');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
