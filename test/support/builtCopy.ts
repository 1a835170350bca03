import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { variableNames } from '../../src/settings/variables';
import { linkPackages } from '../../tools/samples';
import { exampleSettings } from './exampleSettings';

/** What a build needs. */
const parts = [
  ...'src locales machines backend tools static'.split(' '),
  ...'test/workbench test/ui/menu/demo'.split(' '),
  ...'.parcelrc package.json tsconfig.json tsconfig.build.json'.split(' '),
];

/** Copies what a build needs into a temporary folder, and returns the folder. */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'build-'));
  for (const name of parts) await cp(name, path.join(copy, name), { recursive: true });
  linkPackages(copy);
  return copy;
}

/** Timeout of builds in ms, long enough for a busy machine. */
export const buildLimit = 300_000;

export interface BuildResult {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** A copy of a build with the tests' settings, for the tests of a file; the project's `dist` is not used. */
export function builtCopy() {
  let copy: string;
  beforeAll(async () => {
    copy = await copyProject();
    const owner = `export const siteConfig = ${JSON.stringify(exampleSettings)};\n`;
    await writeFile(path.join(copy, 'src/site.config.ts'), owner);
  });
  afterAll(() => rm(copy, { recursive: true, force: true }));
  const at = (...names: readonly string[]) => path.join(copy, ...names);
  return {
    at,
    read: (...place: readonly string[]) => readFile(at('dist', ...place), 'utf8'),
    build: (environment: Record<string, string>, ...options: readonly string[]) =>
      build(copy, environment, options),
  };
}

/** Runs the build in the copy without this machine's studio settings. */
function build(
  cwd: string,
  environment: Record<string, string>,
  options: readonly string[],
): Promise<BuildResult> {
  const inherited = Object.entries(process.env).filter(
    ([name]) =>
      !variableNames.includes(name) && !['NODE_ENV', 'NODE_OPTIONS', 'DEBUG'].includes(name),
  );
  const env = { ...Object.fromEntries(inherited), ...environment };
  const command = ['--import', 'tsx', 'tools/build.ts', ...options];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd, env }, (error, output, errors) => {
      const code = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
      resolve({ code, output, errors });
    });
  });
}
