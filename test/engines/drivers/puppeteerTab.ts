import type { Browser, KeyInput, Page } from 'puppeteer-core';
import type { Modifier, Tab, View } from './engine';

/** A tab in a context of its own, so that nothing is left of an earlier one. Source: puppeteer-core. */
export async function openPuppeteerTab(
  browser: Browser,
  view: View,
  script: string,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(view.size);
  await prepare(page);
  if (view.hasScripts) await page.evaluateOnNewDocument(script);

  return {
    open: async (address) => {
      await page.goto(address, { waitUntil: 'load', timeout: 30_000 });
    },
    evaluate: (expression) => page.evaluate(expression),
    moveMouse: (x, y) => page.mouse.move(x, y),
    pressMouse: () => page.mouse.down(),
    releaseMouse: () => page.mouse.up(),
    pressKey: (key, modifier) => pressKey(page, key as KeyInput, modifier),
    countTabs: async () => (await context.pages()).length,
    close: () => context.close(),
  };
}

async function pressKey(page: Page, key: KeyInput, modifier?: Modifier): Promise<void> {
  if (modifier) await page.keyboard.down(modifier);
  // Only a key that the keyboard has can be pressed; any other letter is put in.
  if (/^[^\x20-\x7e]$/u.test(key)) await page.keyboard.sendCharacter(key);
  else await page.keyboard.press(key);
  if (modifier) await page.keyboard.up(modifier);
}
