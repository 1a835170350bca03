import { type CheerioAPI, load } from 'cheerio';
import type { Language } from '../../locales/languages';
import { pages } from '../../src/content/navigation';
import { type PageAssets, type RenderedPage, renderPage } from '../../src/server';
import type { Settings } from '../../src/settings/settingsSchema';
import { qrCodesOf } from '../../src/tools/export/qrCodes';
import { exampleSettings } from './exampleSettings';
import { testYear, wordsOf } from './siteWords';

/** Names of built files that no build made. */
export const testAssets: PageAssets = {
  boot: '/assets/boot.0000aaaa.js',
  bootIntegrity: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  styleNames: [],
  fontFaces: "@font-face{font-family:'Test';src:url(/assets/test.woff2)}",
  fontsToPreload: ['/assets/display.woff2', '/assets/text.woff2'],
};

/** A path that has no page. */
export const unknownPath = '/no-such-dish';

/** Every page in every language. */
export const everyPage = (['en', 'he'] as const).flatMap((language) =>
  pages.map((path) => ({ language, path })),
);

/** One exported page, as it is before any script. */
export function exportedPage(
  path: string,
  language: Language,
  settings: Settings = exampleSettings,
): Promise<RenderedPage> {
  const words = wordsOf(settings);
  const qr = qrCodesOf(settings);
  return renderPage({ path, language, settings, words, year: testYear, qr, assets: testAssets });
}

/** A page to be read as a browser with scripts switched off reads it. */
export async function readPage(
  path: string,
  language: Language,
  settings: Settings = exampleSettings,
): Promise<CheerioAPI> {
  return load(await htmlOf(path, language, settings), { scriptingEnabled: false });
}

/** Pages of the owner’s own settings are rendered once for all who read them. */
async function htmlOf(path: string, language: Language, settings: Settings): Promise<string> {
  const key = `${language} ${path}`;
  const known = settings === exampleSettings ? rendered.get(key) : undefined;
  const page = known ?? exportedPage(path, language, settings);
  if (settings === exampleSettings) rendered.set(key, page);
  return (await page).html;
}

const rendered = new Map<string, Promise<RenderedPage>>();

/** What a person reads in the body: no markup, one space between words. */
export function textOf($: CheerioAPI, selector = 'body'): string {
  const part = $(selector).clone();
  part.find('script, style, [hidden], [aria-hidden="true"]').remove();
  // Elements stand apart on the page, whatever stands between them in the text.
  part.find('*').each((_, element) => {
    $(element).before(' ').after(' ');
  });
  return part
    .text()
    .replace(/[ \n]+/g, ' ')
    .trim();
}

/** Link texts with their addresses, in the order of the page. */
export function linksIn($: CheerioAPI, selector: string): [text: string, href: string][] {
  return $(selector)
    .find('a')
    .toArray()
    .map((link) => [$(link).text().trim(), $(link).attr('href') ?? '']);
}

/** Every rule of the page's style element: its selector, and what it declares. */
export function rulesOf($: CheerioAPI): readonly { selector: string; declarations: string }[] {
  return [
    ...$('style')
      .text()
      .matchAll(/([^{}]+){([^{}]*)}/g),
  ].map(([, selector = '', declarations = '']) => ({ selector: selector.trim(), declarations }));
}
