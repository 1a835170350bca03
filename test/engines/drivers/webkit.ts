import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../src/tools/bench/freePort';
import { findOrInstall, install } from './debian';
import { type Engine, NoEngineError, type View } from './engine';
import { fieldOf, WebDriver } from './webDriver';
import { WebDriverTab } from './webDriverTab';

const browser = fileURLToPath(new URL('webkitBrowser.py', import.meta.url));
const python = '/usr/bin/python3';

/**
 * Debian's WebKitGTK over WebDriver, on a screen and a message bus of its own, which end with it.
 * @throws NoEngineError when it is not there and cannot be installed, or does not answer.
 */
export async function launchWebkit(script: string): Promise<Engine> {
  const version = findParts();
  const port = await freePort();
  const child = startDriver(port, script);
  const end = () => endGroup(child);
  process.once('exit', end);
  const driver = new WebDriver(`http://127.0.0.1:${port}`);
  await untilReady(driver, child);
  return {
    name: 'webkit',
    version,
    openTab: async (view) => new WebDriverTab(driver, await startSession(driver, view)),
    close: async () => {
      process.removeListener('exit', end);
      if (!isRunning(child)) return;
      const ended = once(child, 'exit');
      end();
      await ended;
    },
  };
}

/** Gives the version. */
function findParts(): string {
  const engine = 'webkit';
  const driver = ['webkit2gtk-driver'];
  findOrInstall({ engine, names: ['WebKitWebDriver'], packages: driver });
  findOrInstall({ engine, names: ['xvfb-run'], packages: ['xvfb', 'xauth'] });
  findOrInstall({ engine, names: ['dbus-run-session'], packages: ['dbus'] });
  const bindings = ['python3-gi', 'gir1.2-webkit2-4.1'];
  if (!boundVersion()) install(engine, bindings.join(', '), bindings, () => boundVersion() !== '');
  return boundVersion();
}

/** What Python has bindings for; empty where it has none. */
function boundVersion(): string {
  const program = [
    'import gi',
    'gi.require_version("WebKit2", "4.1")',
    'from gi.repository import WebKit2 as w',
    'print(w.get_major_version(), w.get_minor_version(), w.get_micro_version(), sep=".")',
  ];
  const { status, stdout } = spawnSync(python, ['-c', program.join('\n')], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** In a process group of its own: what the message bus starts ends with it. */
function startDriver(port: number, script: string): ChildProcess {
  const screen = ['-a', '-s', '-screen 0 1280x1024x24'];
  const driver = ['dbus-run-session', '--', 'WebKitWebDriver', `--port=${port}`];
  return spawn('xvfb-run', [...screen, ...driver], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      ENGINE_TEST_SCRIPT: script,
    },
  });
}

function endGroup(child: ChildProcess): void {
  if (child.pid !== undefined && isRunning(child)) process.kill(-child.pid, 'SIGTERM');
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

async function untilReady(driver: WebDriver, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const status = await driver.call('GET', '/status').catch(() => undefined);
    if (fieldOf(status, 'ready') === true) return;
    await wait(100);
  }
  throw new NoEngineError('WebKitWebDriver did not answer within 30 s of its start');
}

/** Gives the session's id. */
async function startSession(driver: WebDriver, view: View): Promise<string> {
  const { size, hasScripts, isDark } = view;
  const args = [
    `--size=${size.width}x${size.height}`,
    ...(hasScripts ? [] : ['--no-scripts']),
    ...(isDark ? ['--dark'] : []),
  ];
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args } },
  };
  const session = await driver.call('POST', '/session', { capabilities });
  return String(fieldOf(session, 'sessionId'));
}
