import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const version = '1.4.8';
const folder = path.resolve('.cache/observatory', version);
const own = path.join(folder, 'node_modules/@mdn/mdn-http-observatory');

/**
 * Finds Mozilla's Observatory, or installs it into the project's cache, and says so first: not with the
 * project, which would bring a database's client and 130 MB along. Its own scripts, which fetch lists from
 * elsewhere, are not run; empty lists will do: no host here is on the preload list.
 * @returns its scanner, as a file.
 * @throws Error when the registry does not answer.
 */
export async function findObservatory(): Promise<string> {
  const scanner = path.join(own, 'src/scanner/index.js');
  if (existsSync(path.join(own, 'conf/tld-list.json'))) return scanner;
  console.log(`Not here: @mdn/mdn-http-observatory ${version}. Installing it into ${folder}`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--silent'];
  execFileSync('npm', ['install', ...options, `@mdn/mdn-http-observatory@${version}`], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const list of ['hsts-preload.json', 'tld-list.json']) {
    await writeFile(path.join(own, 'conf', list), '{}');
  }
  return scanner;
}
