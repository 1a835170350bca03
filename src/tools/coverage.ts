import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type MachineName, machines } from '../models/machines';
import { transitionsOf } from '../models/transitions';

/** The two kinds of paths: the machine alone, and Chromium. */
const walkNames = ['machine', 'browser'] as const;

type WalkName = (typeof walkNames)[number];

const folder = path.resolve('.cache/test/models');

/** Deletes recordings of earlier runs. */
export async function deleteCoverage(walk: WalkName): Promise<void> {
  await rm(path.join(folder, walk), { recursive: true, force: true });
}

/** Records the transitions of a path by id; `part` distinguishes parts of one path. */
export async function recordCoverage(
  walk: WalkName,
  machine: MachineName,
  taken: Iterable<string>,
  part = 'all',
): Promise<void> {
  await mkdir(path.join(folder, walk), { recursive: true });
  await writeFile(path.join(folder, walk, `${machine}.${part}.json`), JSON.stringify([...taken]));
}

/** Table of covered transitions by machine and kind; `missing` lists the others as `kind: id`. */
export async function coverageTable() {
  const missing: string[] = [];
  const row = (name: string, cells: readonly string[]) =>
    name.padEnd(14) + cells.map((cell) => cell.padStart(9)).join('');
  const lines = [row('machine', walkNames)];
  for (const [machine, definition] of Object.entries(machines)) {
    const all = transitionsOf(definition).map(({ id }) => id);
    const cells: string[] = [];
    for (const walk of walkNames) {
      const taken = await readTaken(walk, machine);
      const open = all.filter((id) => !taken.has(id));
      missing.push(...open.map((id) => `${walk}: ${id}`));
      cells.push(`${all.length - open.length}/${all.length}`);
    }
    lines.push(row(machine, cells));
  }
  return { text: lines.join('\n'), missing };
}

async function readTaken(walk: WalkName, machine: string): Promise<ReadonlySet<string>> {
  const place = path.join(folder, walk);
  const files = (await readdir(place).catch(() => [])).filter((file) =>
    file.startsWith(`${machine}.`),
  );
  const parts = await Promise.all(
    files.map(
      async (file): Promise<string[]> => JSON.parse(await readFile(path.join(place, file), 'utf8')),
    ),
  );
  return new Set(parts.flat());
}
