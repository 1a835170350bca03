import type { Page } from '@playwright/test';

/** Where the client's main code is found, whatever its hash. */
export const clientCode = '**/assets/client.*.js';

/** Where the script is found that counts a visit before the site starts. */
export const countingModule = '**/assets/counting.*.js';

/** Has every script of the page say when it is executed; gives the names so far, without hashes. */
export async function watchExecution(page: Page): Promise<() => Promise<string[]>> {
  // The page has the hash of its own script, which cannot be changed for that.
  await page.addInitScript(() =>
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof HTMLScriptElement && target.integrity !== '') {
          const executed = Reflect.get(globalThis, 'executed') ?? [];
          Reflect.set(globalThis, 'executed', [...executed, 'boot']);
        }
      },
      true,
    ),
  );
  await page.route('**/assets/*.js', async (route) => {
    const name = new URL(route.request().url()).pathname.replace(/^\/assets\/|\..*$/g, '');
    if (name === 'boot') return route.fallback();
    const response = await route.fetch();
    const note = `(globalThis.executed ??= []).push(${JSON.stringify(name)});`;
    await route.fulfill({ response, body: note + (await response.text()) });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'executed') ?? []);
}

/** Holds back every request for the address until it is released. */
export async function hold(page: Page, address: string): Promise<{ release(): void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    // The page may have left, or given up, meanwhile.
    await route.fallback().catch(() => {});
  });
  return { release };
}
