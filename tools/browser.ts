import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { installMissing, runs } from './programs';

/**
 * Chromium executables on different systems, in order of preference. The headless shell has the same engine without
 * the user interface, and uses a third of the CPU time.
 */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/**
 * Finds a Chromium: `CHROMIUM_PATH`, PATH, Playwright's, or a new installation. If there is none and none can be
 * installed, prints the command to run and exits.
 */
export function findBrowserOrExit(): string {
  const given = process.env.CHROMIUM_PATH;
  const browser = given ? isProgram(given) && given : (installedBrowser() ?? installBrowser());
  if (browser) return browser;
  console.error(
    given
      ? `CHROMIUM_PATH is ${given}, which is not an executable file: expected the path of a Chromium.`
      : 'No Chromium was found and none could be installed. Install one and name it in CHROMIUM_PATH, or see why not: npx playwright install --with-deps chromium',
  );
  return process.exit(1);
}

function installedBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, chromium.executablePath()].find(isProgram);
}

function installBrowser(): string | undefined {
  const isInstalled = () => installedBrowser() !== undefined;
  try {
    installMissing({ 'chromium-headless-shell': isInstalled });
  } catch {
    console.log('Installing Chromium (some minutes): npx playwright install chromium');
    runs('npx', ['--no-install', 'playwright', 'install', 'chromium']);
  }
  return installedBrowser();
}

/** On Ubuntu `chromium-browser` may be a script that only requests a snap, so the program is run once. */
function isProgram(file: string): boolean {
  return existsSync(file) && runs(file, ['--version'], 30_000);
}

/** Flags for Chromium in tests: root in a container, no GPU, no background requests. Each suite maps its own hosts. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Init script for Chromium's headless shell, which delays idle callbacks by 2 s or forever when no frame is due: runs
 * them in a separate task instead.
 */
export const promptIdleCallbacks = `
  globalThis.requestIdleCallback = (callback) =>
    setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }), 1);
  globalThis.cancelIdleCallback = clearTimeout;
`;
