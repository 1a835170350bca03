import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MachineName } from '../../models/machines';

/** The three walks of a model. */
export const walkNames = ['machine', 'react', 'browser'] as const;

export type WalkName = (typeof walkNames)[number];

/** What one walk, or a part of it, took of a machine's transitions. */
export interface Coverage {
  readonly machine: MachineName;
  readonly walk: WalkName;
  /** Ids, each with a check after it. */
  readonly taken: readonly string[];
  /** Why a walk does not take the ones that it leaves out, by id. */
  readonly notTaken: Readonly<Record<string, string>>;
}

const folder = path.resolve('.cache/test/models');

/** Forgets what earlier walks took. */
export async function forgetCoverage(walk: WalkName): Promise<void> {
  await rm(path.join(folder, walk), { recursive: true, force: true });
}

/** Keeps what a walk took for the table of `npm run test:models`; `part` tells the parts of one walk apart. */
export async function keepCoverage(coverage: Coverage, part = 'all'): Promise<void> {
  const place = path.join(folder, coverage.walk);
  await mkdir(place, { recursive: true });
  await writeFile(path.join(place, `${coverage.machine}.${part}.json`), JSON.stringify(coverage));
}

/** Everything that was kept; nothing of a walk that was not taken. */
export async function readCoverage(): Promise<readonly Coverage[]> {
  const files = await Promise.all(
    walkNames.map(async (walk) => {
      const names = await readdir(path.join(folder, walk)).catch(() => []);
      return names.map((name) => path.join(folder, walk, name));
    }),
  );
  return Promise.all(
    files.flat().map(async (file): Promise<Coverage> => JSON.parse(await readFile(file, 'utf8'))),
  );
}
