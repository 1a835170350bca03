import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { type EngineName, NoEngineError } from './engine';

interface Program {
  readonly engine: EngineName;
  /** What it is called, first choice first. */
  readonly names: readonly [string, ...string[]];
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
  /** The environment variable that names another one, if there is one. */
  readonly variable?: string;
}

/**
 * The path of a program: named by its variable, on PATH, or installed now, which it says first.
 * @throws NoEngineError when there is none and none can be installed.
 */
export function findOrInstall({ engine, names, packages, variable }: Program): string {
  const given = variable && process.env[variable];
  if (given) {
    if (isProgram(given)) return given;
    throw new NoEngineError(
      `${variable} is ${given}, where there is no program that can be run: expected the path of ${names[0]}`,
    );
  }
  const isThere = () => onPath(names) !== undefined;
  if (!isThere()) install(engine, names[0], packages, isThere);
  return onPath(names) ?? names[0];
}

/**
 * Installs Debian's packages, saying so first, until what is asked for is there.
 * @throws NoEngineError when it is not there afterwards.
 */
export function install(
  engine: EngineName,
  what: string,
  packages: readonly string[],
  isThere: () => boolean,
): void {
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const whyNot = whyNoPackages();
  if (!whyNot) {
    console.log(`${engine}: no ${what} found: installing (some minutes) with ${command}`);
    if (succeeds('apt-get', ['update'])) {
      succeeds('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
    }
    if (isThere()) return;
  }
  throw new NoEngineError(
    `no ${what} was found, and ${whyNot ?? 'none could be installed'}; install it with: ${command}`,
  );
}

function whyNoPackages(): string | undefined {
  if (!onPath(['apt-get'])) return 'this system has no apt-get';
  if (process.getuid?.() !== 0) return 'only root may install packages';
  return undefined;
}

/** Without input, so that nothing can wait for an answer, and without a word. At most ten minutes. */
function succeeds(program: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'ignore', timeout: 600_000, env }).status === 0;
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
