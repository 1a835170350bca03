import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const roundSchema = v.object({
  name: v.string(),
  /** From 0: what it is tried on follows from the seed of all, and this. */
  round: v.number(),
  /** How many inputs it held for. */
  runs: v.number(),
  /** What broke it; absent where it held. */
  broken: v.optional(v.string()),
});

/** One property on some of its inputs. */
export type Round = v.InferOutput<typeof roundSchema>;

/** Rounds that were done, as lines of a file: what is ended early goes on where it was left. */
export interface SoakRecord {
  readonly file: string;
  /** The round of a property that comes next, from 0; one that broke it is tried again. */
  next(name: string): number;
  /** How many inputs a property has held for. */
  runs(name: string): number;
  add(round: Round): void;
}

/**
 * The record of a seed, `.cache/soak/properties-SEED.jsonl`; begun anew unless it is to be resumed.
 * @throws Error when it is to be resumed and there is none.
 */
export function openRecord(seed: number, isResumed: boolean, folder = '.cache/soak'): SoakRecord {
  const file = path.join(folder, `properties-${seed}.jsonl`);
  if (isResumed && !existsSync(file)) {
    throw new Error(`--resume is ${seed}, but there is no ${file}: expected a seed that was tried`);
  }
  mkdirSync(folder, { recursive: true });
  if (!isResumed) rmSync(file, { force: true });
  const held = new Map<string, { next: number; runs: number }>();
  const of = (name: string) => held.get(name) ?? { next: 0, runs: 0 };
  const count = ({ name, round, runs, broken }: Round) => {
    if (broken === undefined) held.set(name, { next: round + 1, runs: of(name).runs + runs });
  };
  if (isResumed) {
    const rounds = readRounds(file);
    for (const round of rounds) count(round);
    // Without the line that was cut off.
    writeFileSync(file, rounds.map((round) => `${JSON.stringify(round)}\n`).join(''));
  }
  return {
    file,
    next: (name) => of(name).next,
    runs: (name) => of(name).runs,
    add(round) {
      appendFileSync(file, `${JSON.stringify(round)}\n`);
      count(round);
    },
  };
}

/** The last line may have been cut off. */
function readRounds(file: string): readonly Round[] {
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => v.parse(roundSchema, JSON.parse(line)));
}
