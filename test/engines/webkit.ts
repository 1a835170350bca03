import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { expect } from '@playwright/test';
import { freePort } from '../support/freePort';
import type { Engine } from './engine';

const binary = path.join(import.meta.dirname, 'webkitBrowser.py');

/** Starts Debian's WebKitWebDriver with its own display and message bus. Each tab is a separate browser. */
export async function launchWebkit(script: string): Promise<Engine> {
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
  /** A command of W3C WebDriver. */
  const send = async (method: string, place: string, body?: object) => {
    const text = body && JSON.stringify(body);
    const response = await fetch(`http://127.0.0.1:${port}${place}`, {
      method,
      body: text ?? null,
    });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(`${method} ${place}: ${JSON.stringify(value)}`);
    return value;
  };
  await expect(() => send('GET', '/status')).toPass({ timeout: 60_000 });
  return {
    openTab: async ({ width, height }) => {
      const options = { binary, args: [`--size=${width}x${height}`] };
      const wanted = { browserName: 'WebKitGTK', 'webkitgtk:browserOptions': options };
      const capabilities = { alwaysMatch: wanted };
      const opened = await send('POST', '/session', { capabilities });
      const session = `/session/${(opened as { readonly sessionId: string }).sessionId}`;
      return {
        open: async (url) => {
          await send('POST', `${session}/url`, { url });
        },
        evaluate: async (expression) => {
          const call = { script: `return ${expression}`, args: [] };
          return String(await send('POST', `${session}/execute/sync`, call));
        },
        act: async (input) => {
          await send('POST', `${session}/actions`, { actions: [input] });
        },
        // The browser may exit before the driver does.
        close: async () => {
          await send('DELETE', session).catch(() => {});
        },
      };
    },
    close: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await exit;
    },
  };
}
