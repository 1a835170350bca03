import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import Connection from 'selenium-webdriver/bidi/index.js';
import type { Engine } from './engine';

/** Headless Firefox has no hover, and scrollbars of 12 px. */
const preferences = [
  'user_pref("ui.primaryPointerCapabilities", 6);',
  'user_pref("ui.allPointerCapabilities", 6);',
  'user_pref("ui.useOverlayScrollbars", 1);',
  'user_pref("widget.gtk.overlay-scrollbars.enabled", true);',
  'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
].join('\n');

/** Starts Debian's Firefox over WebDriver BiDi. Debian has no geckodriver. */
export async function launchFirefox(script: string): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  await writeFile(path.join(profile, 'user.js'), preferences);
  const args = ['--headless', '--remote-debugging-port=0', '--profile', profile];
  const browser = spawn('firefox-esr', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const exit = once(browser, 'exit');
  const connection = new Connection(`${await addressOf(browser.stderr)}/session`);
  await connection.waitForConnection();
  const send = async (method: string, params: object) => {
    const { result, message } = await connection.send({ method, params });
    if (!result) throw new Error(`${method}: ${message}`);
    return result;
  };
  await send('session.new', { capabilities: {} });
  return {
    openTab: async (viewport) => {
      const { userContext } = await send('browser.createUserContext', {});
      const { context } = await send('browsingContext.create', { type: 'tab', userContext });
      await send('browsingContext.setViewport', { context, viewport });
      const functionDeclaration = `() => { ${script} }`;
      await send('script.addPreloadScript', { functionDeclaration, contexts: [context] });
      const evaluate = async (expression: string) => {
        const call = { expression, target: { context }, awaitPromise: true };
        const { type, result, exceptionDetails } = await send('script.evaluate', call);
        if (type !== 'success') throw new Error(JSON.stringify(exceptionDetails));
        return (result as { value: string }).value;
      };
      return {
        open: async (url) => {
          await send('browsingContext.navigate', { context, url, wait: 'complete' });
          // Rarely, Firefox answers while the new document is still empty.
          await expect.poll(() => evaluate('document.readyState')).toBe('complete');
        },
        evaluate,
        act: async (input) => {
          await send('input.performActions', { context, actions: [input] });
        },
        close: async () => {
          await send('browser.removeUserContext', { userContext });
        },
      };
    },
    close: async () => {
      browser.kill();
      await exit;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address) {
      output.resume();
      return address;
    }
  }
  throw new Error('Firefox ended before it listened');
}
