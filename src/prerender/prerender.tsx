import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { type Language, languages } from '../../locales/languages';
import { App } from '../app/App';
import { createSite } from '../app/createSite';
import { emotionKey, pageStylesId } from '../app/emotionCache';
import { createSiteRouter } from '../app/router';
import { createRouteTree } from '../app/routeTree';
import { firstScreenId } from '../content/navigation';
import { isPagePath } from '../content/pagePath';
import type { QrCodes } from '../content/qrCode';
import type { MessageStore } from '../i18n/messageStore';
import { escapeHtml, headHtml } from '../seo/headTags';
import { pageHead } from '../seo/pageHead';
import { iconLinks } from '../seo/siteIcons';
import type { Settings } from '../settings/settingsSchema';
import { globalStyles } from '../tokens/globalStyles';
import { roles } from '../tokens/roles';
import { minifyStyles } from './pageStyles';

/** Addresses of the built files that a page names. */
export interface PageAssets {
  readonly boot: string;
  /** The hash of that script; empty where a page is only looked at. */
  readonly bootIntegrity: string;
  /** `@font-face` rules, and the fonts that the first screen needs. */
  readonly fontFaces: string;
  readonly fontsToPreload: readonly string[];
}

export interface PageRequest {
  readonly path: string;
  readonly language: Language;
  readonly settings: Settings;
  readonly words: MessageStore;
  readonly year: number;
  readonly qr: QrCodes;
  readonly assets: PageAssets;
  /** Given the styles of the page, what it says as its own content security policy; without it, nothing. */
  readonly policyFor?: (styles: readonly string[]) => string;
}

/** One address in, one complete page out. */
export interface RenderedPage {
  readonly html: string;
  /** The texts of the page's style elements; the content security policy names their hashes. */
  readonly styles: readonly string[];
}

/**
 * Renders a page as it is before any script. An unknown path gives the not-found page.
 * @throws what the page's own code or data throws, such as a project that cannot be used.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { path, language, settings, words, assets, policyFor } = request;
  const { markup, css } = await renderBody(request);
  const head = pageHead({
    path: isPagePath(path) ? path : undefined,
    language,
    settings,
    t: words.translator(language),
  });
  // In one element, of which the policy names one hash.
  const style = assets.fontFaces + minifyStyles(css);
  const html = `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<head>
<meta charset="utf-8">
${policyFor ? `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyFor([style]))}">\n` : ''}<meta name="viewport" content="width=device-width, initial-scale=1">
${headHtml(head)}
${assets.fontsToPreload.map(fontPreload).join('\n')}
<link rel="expect" href="#${firstScreenId}" blocking="render">
<meta name="theme-color" content="${roles.light.paper}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${roles.dark.paper}" media="(prefers-color-scheme: dark)">
${iconLinks()}
<link rel="manifest" href="/site.webmanifest">
<style id="${pageStylesId}">${style}</style>
<script type="module" fetchpriority="low" src="${escapeHtml(assets.boot)}" integrity="${assets.bootIntegrity}" data-page="${isPagePath(path) ? path : '/404'}"></script>
</head>
<body>
<div id="root">${markup}</div>
</body>
</html>
`;
  return { html, styles: [style] };
}

async function renderBody({ path, language, settings, words, year, qr }: PageRequest) {
  const router = createSiteRouter(
    createRouteTree(),
    createMemoryHistory({ initialEntries: [path] }),
  );
  await router.load();
  const failed = router.state.matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;
  const site = createSite({ settings, year, qr, words, rendered: language, host: language });
  // Prefixes are added once, to what is written.
  const cache = createCache({ key: emotionKey, stylisPlugins: [] });
  // Styles are collected and written once into the head, never between the elements.
  cache.compat = true;
  const rendered = renderToString(
    <>
      <CacheProvider value={cache}>
        <Global styles={globalStyles} />
      </CacheProvider>
      <App site={site} words={words} router={router} cache={cache} />
    </>,
  );
  const { html: markup, css } = createEmotionServer(cache).extractCritical(rendered);
  return { markup, css };
}

function fontPreload(href: string): string {
  return `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`;
}
