import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Copies `node_modules` by hard links where the file system allows it. Not a symbolic link, because Parcel's shared
 * bundle (package.json) has only files inside of the project.
 */
export async function copyModules(copy: string): Promise<void> {
  const run = promisify(execFile);
  const places = ['node_modules', copy];
  await run('cp', ['-al', ...places]).catch(() => run('cp', ['-a', ...places]));
}
