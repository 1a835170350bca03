import type { Page } from '@playwright/test';

/** Where the client's main code is found, whatever its hash. */
export const clientCode = '**/assets/client.*.js';

/** Where the script is found that counts a visit before the site starts. */
export const countingModule = '**/assets/counting.*.js';

/** Has every script of the page say when it is executed; gives the names so far, without hashes. */
export async function watchExecution(page: Page): Promise<() => Promise<string[]>> {
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      // What is changed below is no longer what the page has the hash of.
      const body = (await response.text()).replace(/ integrity="[^"]*"/, '');
      await route.fulfill({ response, body });
    },
  );
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const name = new URL(route.request().url()).pathname.replace(/^\/assets\/|\..*$/g, '');
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
