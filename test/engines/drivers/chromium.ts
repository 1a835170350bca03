import puppeteer from 'puppeteer-core';
import { findBrowser } from '../../../src/tools/browser';
import { chromiumArgs } from '../../../src/tools/chromiumArgs';
import type { Engine } from './engine';
import { leaveSignals, openPuppeteerTab } from './puppeteerTab';

/** The Chromium that the browser tests use, over its DevTools protocol. @throws Error when there is none. */
export async function launchChromium(script: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'chrome',
    executablePath: findBrowser(),
    headless: true,
    ...leaveSignals,
    args: [...chromiumArgs],
  });
  return {
    name: 'chromium',
    version: (await browser.version()).replace(/^\D+/, ''),
    openTab: (view) =>
      openPuppeteerTab(browser, view, script, async (page) => {
        await page.setJavaScriptEnabled(view.hasScripts);
        const value = view.isDark ? 'dark' : 'light';
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
      }),
    close: () => browser.close(),
  };
}
