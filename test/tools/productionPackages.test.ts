import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Licenses that allow everything with a notice. */
const allowed = ['Apache-2.0', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0'];

/** Packages with code that runs at their installation, which `npm ci --ignore-scripts` leaves out. */
const knownScripts = [
  // Replaces a script by the program that it starts, to save time.
  'node_modules/esbuild',
];

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly scripts?: Readonly<Record<string, string>>;
}

const lock: Readonly<Record<'packages', Record<string, Locked>>> = readJson('package-lock.json');

/** Packages that `npm ci --omit=dev` installs on this system: what the lock says, and what is installed. */
const installed = Object.entries(lock.packages)
  .filter(
    ([folder, { dev, devOptional, link }]) =>
      // Without the project itself and its workspaces.
      folder.startsWith('node_modules/') && !dev && !devOptional && !link,
  )
  .filter(([folder]) => existsSync(path.join(folder, 'package.json')))
  .map(([folder, locked]) => {
    const manifest: Manifest = readJson(path.join(folder, 'package.json'));
    return { folder, locked, manifest };
  });

test('[Backend] runs only packages of the locked version, with a hash and a permissive license', () => {
  expect(installed.length).toBeGreaterThan(30);
  for (const { folder, locked, manifest } of installed) {
    expect([folder, manifest.version]).toEqual([folder, locked.version]);
    expect([folder, locked.integrity]).toEqual([folder, expect.stringMatching(/^sha512-/)]);
    expect([folder, allowed]).toEqual([folder, expect.arrayContaining([manifest.license])]);
  }
});

test('[Backend] installs no package that runs code at its installation, but a known one', () => {
  const running = installed.filter(
    ({ folder, manifest: { scripts = {} } }) =>
      // npm builds a package with this file, without a script.
      existsSync(path.join(folder, 'binding.gyp')) ||
      ['preinstall', 'install', 'postinstall'].some((name) => name in scripts),
  );
  expect(running.map(({ folder }) => folder)).toEqual(knownScripts);
});

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
