import process from 'node:process';
import { properties } from './properties';

/*
 * The first half of `npm run soak`, a process of its own: every property, on as many inputs as it is told, in
 * rounds, until all are done or the time is over. Prints what was done, also of what was left.
 * Arguments: runs of each property, seed, minutes, and a part of the names of those that are meant.
 */

const [runs = 0, seed = 0, minutes = 0] = process.argv.slice(2, 5).map(Number);
const wanted = process.argv[5] ?? '';
const chosen = properties.filter(({ name }) => name.includes(wanted));

/** How many inputs are tried between two looks at the clock. */
const roundOf = 2000;
const end = performance.now() + minutes * 60_000;
const done = new Map(chosen.map(({ name }) => [name, 0]));
const broken = new Map<string, string>();
let told = performance.now();

for (let round = 0; round * roundOf < runs && performance.now() < end; round += 1) {
  const count = Math.min(roundOf, runs - round * roundOf);
  for (const { name, check } of chosen) {
    if (broken.has(name) || performance.now() >= end) continue;
    try {
      // Each round has a seed of its own.
      await check(count, seed + round);
      done.set(name, (done.get(name) ?? 0) + count);
    } catch (error) {
      broken.set(name, withCause(error));
      console.log(`broken: ${name}\nseed ${seed + round}, ${count} runs: ${broken.get(name)}`);
    }
    if (performance.now() - told < 15_000) continue;
    told = performance.now();
    console.log(`${sum()} runs of ${runs * chosen.length}, ${broken.size} broken`);
  }
}

for (const [name, count] of done) console.log(`${String(count).padStart(9)} ${name}`);
console.log(`seed ${seed}, ${sum()} runs of ${runs * chosen.length}`);
console.log(`${chosen.length - broken.size} passed, ${broken.size} failed`);
process.exitCode = broken.size > 0 || chosen.length === 0 ? 1 : 0;

/** fast-check says in the cause what went wrong. */
function withCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${withCause(error.cause)}`;
}

function sum(): number {
  return [...done.values()].reduce((all, count) => all + count, 0);
}
