import type { Page } from '@playwright/test';
import { holdRequests } from '../models/heldRequests';

/** Pattern for the first script of the site, with any hash. */
export const clientCode = '**/assets/client.*.js';

/** Pattern for the modules of the site. */
export const mainCode = '**/assets/main.*.js';

/** Pattern for every script. */
export const anyCode = '**/assets/*.js';

/** Pattern for the analytics script. */
export const countingModule = '**/assets/counting.*.js';

/** Records when each script runs; returns the names so far, without hashes. */
export async function watchExecution(page: Page): Promise<() => Promise<string[]>> {
  await page.route(anyCode, async (route) => {
    const name = new URL(route.request().url()).pathname.replace(/^\/assets\/|\..*$/g, '');
    const response = await route.fetch();
    const note = `(globalThis.executed ??= []).push(${JSON.stringify(name)});`;
    await route.fulfill({ response, body: note + (await response.text()) });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'executed') ?? []);
}

/** Holds back every request for the address until it is released. */
export async function hold(page: Page, address: string | RegExp): Promise<{ release(): void }> {
  const requests = await holdRequests(page, address);
  return { release: () => void requests.answer((route) => route.fallback()) };
}
