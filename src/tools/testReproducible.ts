import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { copyProject } from './breaks/copyProject';
import { buildIn } from './skew/buildIn';
import { ownFolder } from './testing/ownFolder';

/*
 * `npm run test:reproducible`: builds the project as it stands in two folders, one far from the other, by two clocks
 * and in two languages, and holds every file of one export against the other's.
 */

const near = await ownFolder(path.resolve('.cache/test/reproducible'));
const far = await mkdtemp(path.join(tmpdir(), 'elsewhere-'));

// A new year between the two builds would be a difference.
const SOURCE_DATE_EPOCH = String(Math.floor(Date.now() / 1000));

try {
  const first = await hashesOf(near, {
    SOURCE_DATE_EPOCH,
    TZ: 'UTC',
    LANG: 'C',
    LC_ALL: 'C',
  });
  const second = await hashesOf(path.join(far, 'of/another/depth'), {
    SOURCE_DATE_EPOCH,
    TZ: 'Pacific/Kiritimati',
    LANG: 'he_IL.UTF-8',
    LC_ALL: 'he_IL.UTF-8',
  });
  const names = [...new Set([...first.keys(), ...second.keys()])].sort();
  const different = names.filter((name) => first.get(name) !== second.get(name));
  for (const name of different) console.error(`not the same bytes: ${name}`);
  console.log(`\n${names.length - different.length} passed, ${different.length} failed`);
  process.exitCode = different.length > 0 || names.length === 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const folder of [near, far]) await rm(folder, { recursive: true, force: true });
}

/** Builds a copy of the project. @returns the hash of every file of its export, by name. */
async function hashesOf(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, string>> {
  await copyProject(process.cwd(), folder);
  await buildIn(folder, environment);
  const dist = path.join(folder, 'dist');
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const hashes = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    const hash = createHash('sha256').update(await readFile(file));
    return [path.relative(dist, file), hash.digest('hex')] as const;
  });
  return new Map(await Promise.all(hashes));
}
