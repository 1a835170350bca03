import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { expect } from '@playwright/test';
import { Builder } from 'selenium-webdriver';
import { Command } from 'selenium-webdriver/lib/command.js';
import { freePort } from '../support/freePort';
import type { Engine } from './engine';

const binary = path.join(import.meta.dirname, 'webkitBrowser.py');

/** Starts Debian's WebKitWebDriver with its own display and message bus. Each tab is a separate browser. */
export async function launchWebkit(isDark: boolean, script: string): Promise<Engine> {
  const port = await freePort();
  const screen = ['-a', '-s', '-screen 0 1280x1024x24', 'dbus-run-session', '--'];
  const child = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    // In a separate process group, to end all of its processes.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      ENGINE_TEST_SCRIPT: script,
    },
  });
  const exit = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => (await fetch(`${url}/status`)).ok;
  await expect(async () => expect(await isReady()).toBe(true)).toPass({ timeout: 60_000 });
  return {
    openTab: async ({ width, height }) => {
      const args = [`--size=${width}x${height}`];
      if (isDark) args.push('--dark');
      const options = { 'webkitgtk:browserOptions': { binary, args } };
      const driver = await new Builder()
        .usingServer(url)
        .withCapabilities({ browserName: 'WebKitGTK', ...options })
        .build();
      return {
        open: (address) => driver.get(address),
        evaluate: async (expression) => String(await driver.executeScript(`return ${expression}`)),
        act: async (input) => {
          await driver.execute(new Command('actions').setParameter('actions', [input]));
        },
        countTabs: async () => (await driver.getAllWindowHandles()).length,
        // The browser may exit before the driver does.
        close: () => driver.quit().catch(() => {}),
      };
    },
    close: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await exit;
    },
  };
}
