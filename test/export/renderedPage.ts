import { type CheerioAPI, load } from 'cheerio';
import type { Language } from '../../locales/languages';
import { type PageAssets, type RenderedPage, renderPage } from '../../src/prerender/prerender';
import type { Settings } from '../../src/settings/settingsSchema';
import { exampleSettings } from '../support/exampleSettings';
import { testYear, wordsOf } from '../support/siteWords';

const assets: PageAssets = {
  boot: '/assets/boot.0000aaaa.js',
  bootIntegrity: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  fontFaces: "@font-face{font-family:'Test';src:url(/assets/test.woff2)}",
  fontsToPreload: ['/assets/display.woff2', '/assets/text.woff2'],
};

/** An exported page for custom settings. */
export function renderedPage(
  path: string,
  language: Language,
  settings: Settings = exampleSettings,
): Promise<RenderedPage> {
  const words = wordsOf(settings);
  return renderPage({ path, language, settings, words, year: testYear, assets });
}

/** The same, parsed. */
export async function readRendered(
  path: string,
  language: Language,
  settings?: Settings,
): Promise<CheerioAPI> {
  return load((await renderedPage(path, language, settings)).html, { scriptingEnabled: false });
}
