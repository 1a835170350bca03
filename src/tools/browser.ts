import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';

/** What a Chromium is called on one system or another, first choice first. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** As `findBrowser`, for a command that is nothing without one: says in one line why there is none, and ends. */
export function findBrowserOrExit(): string {
  try {
    return findBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

/**
 * The path of a Chromium: `CHROMIUM_PATH`, one on PATH, Playwright's own, or one installed now.
 * @throws Error with the one command to run when there is none and none can be installed.
 */
export function findBrowser(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(
      `CHROMIUM_PATH is ${given}, where there is no program that can be run: expected the path of a Chromium.`,
    );
  }
  return foundBrowser() ?? installBrowser();
}

function foundBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  // Ubuntu's `chromium-browser` may be a script that only asks for a snap: one that answers counts.
  return [...onPath, chromium.executablePath()].find((file) => isProgram(file) && answers(file));
}

/** Each way as the commands that it runs, in the order in which they are tried. */
function waysToInstall(): readonly (readonly string[])[] {
  const withPlaywright = ['npx --no-install playwright install chromium'];
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !runs('apt-get --version')) return [withPlaywright];
  return [['apt-get update', 'apt-get install -y chromium'], withPlaywright];
}

function installBrowser(): string {
  for (const commands of waysToInstall()) {
    console.log(`No Chromium found: installing one (some minutes) with ${commands.join(' && ')}`);
    commands.every((command) => runs(command));
    const browser = foundBrowser();
    if (browser) return browser;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one and name it in CHROMIUM_PATH, or see why not: npx playwright install --with-deps chromium',
  );
}

function answers(browser: string): boolean {
  return succeeds(browser, ['--version'], 30_000);
}

function runs(command: string): boolean {
  const [program = '', ...args] = command.split(' ');
  return succeeds(program, args, 600_000);
}

/** Without input, so that nothing can wait for an answer, and without a word. `timeout` in ms. */
function succeeds(program: string, args: readonly string[], timeout: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, args, { stdio: 'ignore', timeout, env }).status === 0;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
