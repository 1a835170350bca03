import process from 'node:process';
import { properties } from './properties';
import type { Property } from './property';
import { openRecord } from './record';

/*
 * The first half of `npm run soak`, a process of its own: every property, on as many inputs as it is told, the
 * quickest first, until all are done or the time is over. What was done is kept as it goes, see `record.ts`.
 * Arguments: runs of each property, seed, minutes, whether to resume, and a part of the names of those meant.
 */

const [runs = 0, seed = 0, minutes = 0] = process.argv.slice(2, 5).map(Number);
const [isResumed, wanted = ''] = [process.argv[5] === 'true', process.argv[6]];
const chosen = properties.filter(({ name }) => name.includes(wanted));

/** How many inputs are tried between two looks at the clock. */
const roundOf = 5000;
const end = performance.now() + minutes * 60_000;
const record = openRecord(seed, isResumed);
const broken = new Set<string>();
/** Of the first rounds, in ms of the processor for each input. */
const costs = new Map<string, number>();
let told = performance.now();

for (const property of chosen) await tryRound(property);
const byCost = chosen.toSorted((one, other) => costOf(one) - costOf(other));
for (const property of byCost) {
  while (isLeft(property)) await tryRound(property);
}

for (const { name } of byCost) console.log(`${String(record.runs(name)).padStart(9)} ${name}`);
console.log(`seed ${seed}, ${sum()} runs of ${runs * chosen.length}, kept in ${record.file}`);
console.log(`${chosen.length - broken.size} passed, ${broken.size} failed`);
process.exitCode = broken.size > 0 || chosen.length === 0 ? 1 : 0;

async function tryRound(property: Property): Promise<void> {
  if (!isLeft(property)) return;
  const { name, check } = property;
  const round = record.next(name);
  const count = Math.min(roundOf, runs - record.runs(name));
  const before = process.cpuUsage();
  try {
    // Each round has a seed of its own.
    await check(count, seed + round);
    record.add({ name, round, runs: count });
  } catch (error) {
    broken.add(name);
    record.add({ name, round, runs: count, broken: withCause(error) });
    console.log(`broken: ${name}\nseed ${seed + round}, ${count} runs: ${withCause(error)}`);
  }
  const { user, system } = process.cpuUsage(before);
  if (!costs.has(name)) costs.set(name, (user + system) / 1000 / count);
  if (performance.now() - told < 15_000) return;
  told = performance.now();
  console.log(`${sum()} runs of ${runs * chosen.length}, ${broken.size} broken`);
}

function isLeft({ name }: Property): boolean {
  return record.runs(name) < runs && !broken.has(name) && performance.now() < end;
}

function costOf({ name }: Property): number {
  return costs.get(name) ?? 0;
}

/** fast-check says in the cause what went wrong. */
function withCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}\n${withCause(error.cause)}`;
}

function sum(): number {
  return chosen.reduce((all, { name }) => all + record.runs(name), 0);
}
