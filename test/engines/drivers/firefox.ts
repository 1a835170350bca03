import puppeteer, { type Browser } from 'puppeteer-core';
import { findOrInstall } from './debian';
import type { Engine, View } from './engine';
import { openPuppeteerTab } from './puppeteerTab';

/** Debian's Firefox over WebDriver BiDi. @throws NoEngineError when there is none and none can be installed. */
export async function launchFirefox(script: string): Promise<Engine> {
  const executablePath = findFirefox();
  /** One browser for each way of showing a page, which only its preferences can set. */
  const browsers = new Map<string, Promise<Browser>>();
  const browserFor = ({ hasScripts, isDark }: Omit<View, 'size'>) => {
    const preferences = { ...likeADesk, ...preferencesOf({ hasScripts, isDark }) };
    const key = JSON.stringify(preferences);
    const running =
      browsers.get(key) ??
      puppeteer.launch({
        browser: 'firefox',
        executablePath,
        headless: true,
        extraPrefsFirefox: preferences,
      });
    browsers.set(key, running);
    return running;
  };
  const first = await browserFor({ hasScripts: true, isDark: false });
  return {
    name: 'firefox',
    version: (await first.version()).replace(/^\D+/, ''),
    openTab: async (view) => openPuppeteerTab(await browserFor(view), view, script),
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}

function findFirefox(): string {
  return findOrInstall({
    engine: 'firefox',
    names: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
    variable: 'FIREFOX_PATH',
  });
}

/** Without a screen Firefox knows no pointer that hovers and its scrollbars take 12 px. */
const likeADesk = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.useOverlayScrollbars': 1,
  'widget.gtk.overlay-scrollbars.enabled': true,
};

function preferencesOf({ hasScripts, isDark }: Omit<View, 'size'>) {
  return {
    'javascript.enabled': hasScripts,
    'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
  };
}
