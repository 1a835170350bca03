/**
 * Renders a page repeatedly and prints the memory in use after each round as JSON. In a separate process, without the
 * test runner's transforms, and with exposed garbage collection.
 */
import process from 'node:process';
import { renderedPage } from './renderedPage';

const rounds = 3;
const pagesInRound = 20;

const heaps: number[] = [];

// One-time allocations (modules, engine caches) are not growth.
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

/** Bytes in use after garbage collection. */
function collectedHeap(): number {
  if (!globalThis.gc) throw new Error('run with --expose-gc');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}
