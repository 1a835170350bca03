import { execFile } from 'node:child_process';
import { appendFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { copyProject } from '../breaks/copyProject';
import { buildIn } from './buildIn';

const run = promisify(execFile);

/** Code of which each bundle holds some: what differs here gives every bundle another name. */
const everyBundle = ['src/boot.ts', 'src/start', 'src/pages', 'src/sections', 'src/content'];

/** The folder of each release's two roots. */
export interface Releases {
  readonly old: string;
  readonly current: string;
}

/**
 * Builds two releases of the site: the project as it stands, and an older one, which is the same with another
 * line in its code, or a commit.
 * @param folder absolute, below the project, so that both find its packages.
 * @param commit what git calls the older release. It has to build with the packages that are installed.
 * @throws Error when git does not know the commit (a shallow clone has few), or a release does not build.
 */
export async function buildReleases(folder: string, commit?: string): Promise<Releases> {
  const root = process.cwd();
  const old = path.join(folder, 'old');
  const current = path.join(folder, 'current');
  await copyProject(root, current);
  if (commit === undefined) {
    await copyProject(root, old);
    await markCode(old);
  } else {
    await checkOut(root, commit, old);
  }
  for (const release of [old, current]) await buildIn(release, { REVIEWS_API: '' });
  return { old: path.join(old, 'dist'), current: path.join(current, 'dist') };
}

async function markCode(project: string): Promise<void> {
  for (const place of everyBundle.map((name) => path.join(project, name))) {
    const below = place.endsWith('.ts') ? [''] : await readdir(place, { recursive: true });
    const code = below.map((name) => path.join(place, name)).filter((file) => /\.tsx?$/.test(file));
    for (const file of code)
      await appendFile(file, "\nObject.assign(globalThis, { release: 'old' });\n");
  }
}

async function checkOut(root: string, commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  try {
    await run('git', ['-C', root, 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`]);
  } catch {
    throw new Error(
      `git knows no commit ${commit} here: expected one that is in this clone (a shallow one has few: git fetch --unshallow)`,
    );
  }
  const archive = path.join(folder, '.release.tar');
  await run('git', ['-C', root, 'archive', '--output', archive, commit]);
  await run('tar', ['-xf', archive, '-C', folder]);
}
