import { createHash } from 'node:crypto';
import { CacheProvider, Global } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Language, languages } from '../../locales/languages';
import { siteLanguages } from '../../locales/languagesOfSite';
import { createSite } from '../../src/app/createSite';
import { LanguageProvider } from '../../src/app/LanguageProvider';
import { menuCodeAddress } from '../../src/content/covers';
import { studioYear } from '../../src/i18n/studioTime';
import { LogoShapes, logoBox } from '../../src/illustrations/Logo';
import { renderPage, renderStyled } from '../../src/prerender/prerender';
import { pictureFile, pictureSize } from '../../src/seo/pagePicture';
import { siteIcons } from '../../src/seo/siteIcons';
import type { Settings } from '../../src/settings/settingsSchema';
import { headingsOf } from '../../src/site/headings';
import { pages } from '../../src/site/navigation';
import { pageAt } from '../../src/site/pagePath';
import { SiteContext } from '../../src/site/SiteContext';
import type { PagePath } from '../../src/site.pages';
import { directionStyles } from '../../src/tokens/globalStyles';
import { customProperties, light } from '../../src/tokens/roles';
import { face } from '../../src/tokens/type';
import { allMessages } from '../export/allMessages';
import { fontsOf } from '../export/fonts';
import { menuCodeFile } from '../export/menuCode';
import { SharePicture } from './SharePicture';

export interface Screen {
  readonly html: string;
  /** In px of the photograph. */
  readonly width: number;
  readonly height: number;
  /** Keys of the heading of a shared picture, which gets the size that fits. */
  readonly headline?: readonly string[];
}

interface Picture extends Screen {
  /** Relative to `static/`: `en/social/home.png`, `icons/icon-32.png`. */
  readonly file: string;
}

/** Shared pictures of every page in the site's languages, and the icons. */
export function picturesOf(settings: Settings): readonly Picture[] {
  const shared = siteLanguages(settings).flatMap((language) =>
    pages.map((path) => ({
      ...pictureSize,
      file: `${language}${pictureFile(path)}`,
      html: sharePicture(path, language, settings),
      headline: pageAt(path).headline,
    })),
  );
  const icons = siteIcons.map(({ href, side, mark, hasGround }) => {
    const ground = hasGround ? light.paper : 'none';
    const margin = Math.round((side * (1 - mark)) / 2);
    return {
      width: side,
      height: side,
      file: `icons${href}`,
      html: `<body style="margin:${margin}px;background:${ground}">${markDrawing()}`,
    };
  });
  return [...shared, ...icons];
}

/** First screen of the home page, for the README. */
export async function homePage(language: Language, settings: Settings): Promise<Screen> {
  const year = studioYear(Date.now());
  const messages = allMessages(settings, year);
  const assets = { boot: '', host: '', code: [], fontFaces: '', fontsToPreload: [] };
  const { html } = await renderPage({ path: '/', language, settings, messages, year, assets });
  // The QR code's file, because the photographed page has no server.
  const code = Buffer.from(menuCodeFile(settings, language)).toString('base64');
  const whole = html.replaceAll(menuCodeAddress(language), `data:image/svg+xml;base64,${code}`);
  return { html: whole, width: 1280, height: 900 };
}

/** Hash of everything that a picture shows: messages, facts, tokens, illustration styles and fonts. */
export function contentHash({ html }: Screen): string {
  return createHash('sha256').update(html).update(fontsOf(html)).digest('hex').slice(0, 12);
}

/** Files of `static/` that are outdated or missing. */
export function stalePictures(
  settings: Settings,
  hashes: Readonly<Record<string, string>>,
): readonly string[] {
  return picturesOf(settings)
    .filter((picture) => hashes[picture.file] !== contentHash(picture))
    .map(({ file }) => file);
}

/** The studio's logo as in the header: an SVG document without a size. */
export function markDrawing(): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={logoBox}>
      <LogoShapes />
    </svg>,
  );
}

function sharePicture(path: PagePath, language: Language, settings: Settings): string {
  // No picture shows the year.
  const year = 0;
  const messages = allMessages(settings, year);
  const headings = headingsOf(messages);
  const start = { messages, rendered: language, host: language };
  const site = createSite({ settings, year, headings, ...start });
  const { html, css } = renderStyled((cache) => (
    <CacheProvider value={cache}>
      <Global styles={groundStyles} />
      <SiteContext value={site}>
        <LanguageProvider messages={messages}>
          <SharePicture path={path} />
        </LanguageProvider>
      </SiteContext>
    </CacheProvider>
  ));
  return `<!doctype html><html lang="${language}" dir="${languages[language].direction}"><style>${css}</style><body data-share>${html}`;
}

/** Global styles that illustrations need. */
const groundStyles = {
  ':root': { ...customProperties(light), zoom: 2 },
  ...directionStyles,
  '*, *::before, *::after': { boxSizing: 'border-box' },
  body: {
    margin: 0,
    color: light.ink,
    fontFamily: face.text,
    fontFeatureSettings: '"locl" 0',
  },
  svg: { display: 'block', maxInlineSize: '100%' },
} as const;
