import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';

/** What a Chromium is called on one system or another, first choice first. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * The path of a Chromium: `CHROMIUM_PATH`, one on PATH, Playwright's own, or one installed now.
 * @throws Error with the one command to run when there is none and none can be installed.
 */
export async function findBrowser(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (isProgram(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, where there is no program that can be run.`);
  }
  return foundBrowser() ?? installBrowser();
}

function foundBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  // Ubuntu's `chromium-browser` may be a script that only asks for a snap: one that answers counts.
  return [...onPath, chromium.executablePath()].find((file) => isProgram(file) && answers(file));
}

function installBrowser(): string {
  const ways = canUseApt() ? [withApt, withPlaywright] : [withPlaywright];
  for (const install of ways) {
    install();
    const browser = foundBrowser();
    if (browser) return browser;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Run: npx playwright install --with-deps chromium',
  );
}

function withApt(): void {
  console.log(
    'No Chromium found: installing it with apt-get update && apt-get install -y chromium',
  );
  if (run('apt-get', ['update']).status === 0) run('apt-get', ['install', '-y', 'chromium']);
}

function withPlaywright(): void {
  console.log('No Chromium found: installing it with npx playwright install chromium');
  run('npx', ['--no-install', 'playwright', 'install', 'chromium']);
}

function canUseApt(): boolean {
  return process.getuid?.() === 0 && run('apt-get', ['--version'], 'ignore').status === 0;
}

function answers(browser: string): boolean {
  return run(browser, ['--version'], 'ignore', 30_000).status === 0;
}

/** Without input, so that nothing can wait for an answer. `timeout` in ms. */
function run(
  command: string,
  args: readonly string[],
  output: 'inherit' | 'ignore' = 'inherit',
  timeout = 600_000,
): SpawnSyncReturns<Buffer> {
  return spawnSync(command, args, {
    stdio: ['ignore', output, output],
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
