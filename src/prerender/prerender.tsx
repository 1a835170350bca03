import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type Language, languages } from '../../locales/languages';
import { App } from '../app/App';
import { createSite } from '../app/createSite';
import { emotionKey } from '../app/emotionCache';
import { createSiteRouter } from '../app/router';
import { createRouteTree } from '../app/routeTree';
import type { MessageStore } from '../i18n/messageStore';
import { escapeHtml, headHtml } from '../seo/headTags';
import { pageHead } from '../seo/pageHead';
import { iconLinks } from '../seo/siteIcons';
import type { Settings } from '../settings/settingsSchema';
import type { ExportedPhotos } from '../site/exportedPhotos';
import { headingsOf } from '../site/headings';
import { isPagePath } from '../site/pagePath';
import { type BootAttributes, firstScreenId, pageStylesId, rootId } from '../start/pageContract';
import { dark } from '../tokens/darkRoles';
import { globalStyles } from '../tokens/globalStyles';
import { light } from '../tokens/roles';
import { joinStyles, minifyStyles } from './pageStyles';

/** Addresses of built files that a page refers to. */
export interface PageAssets {
  readonly boot: string;
  /** Attributes of that script: a pattern of its hosts, names of the page's code, and how visits are counted. */
  readonly host: string;
  readonly code: readonly string[];
  readonly counting?: readonly string[];
  /** Address of the script that shows the reviews before hydration; absent on pages without one. */
  readonly reviews?: string;
  /** `@font-face` rules, and the fonts of the first screen. */
  readonly fontFaces: string;
  readonly fontsToPreload: readonly string[];
}

export interface PageRequest {
  readonly path: string;
  readonly language: Language;
  readonly settings: Settings;
  readonly messages: MessageStore;
  readonly year: number;
  readonly photos?: ExportedPhotos;
  readonly assets: PageAssets;
  /** Returns the page's content security policy for its styles; absent if the page has no meta policy. */
  readonly policyFor?: (styles: readonly string[]) => string;
}

/** Prerenders one page. */
export interface RenderedPage {
  readonly html: string;
  /** Texts of the page's style elements; the content security policy contains their hashes. */
  readonly styles: readonly string[];
}

/**
 * Renders the exported HTML of a page; the not-found page for an unknown path.
 * @throws errors of the page's code or data, such as an invalid project.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { path, language, settings, messages, assets, policyFor } = request;
  const { html: markup, css } = await renderBody(request);
  const head = pageHead({
    path: isPagePath(path) ? path : undefined,
    language,
    settings,
    t: messages.translator(language),
  });
  // In one element, so that the policy has one hash. Neither Safari nor Cloudflare may rewrite numbers and addresses:
  // React would discard the page. Source: Cloudflare's documentation, "Email Address Obfuscation".
  const style = assets.fontFaces + minifyStyles(css);
  const html = `<!doctype html>
<html lang="${language}" dir="${languages[language].direction}">
<head>
<meta charset="utf-8">
${policyFor ? `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyFor([style]))}">\n` : ''}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
${headHtml(head)}
${assets.fontsToPreload.map(fontPreload).join('\n')}
<link rel="expect" href="#${firstScreenId}" blocking="render">
<meta name="theme-color" content="${light.paper}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${dark.paper}" media="(prefers-color-scheme: dark)">
${iconLinks()}
<link rel="manifest" href="/site.webmanifest">
<style id="${pageStylesId}">${style}</style>
<script type="module" async fetchpriority="low" src="${escapeHtml(assets.boot)}"${bootAttributes(assets)}></script>
</head>
<body>
<!--email_off--><div id="${rootId}">${markup}</div><!--/email_off-->
</body>
</html>
`;
  return { html, styles: [style] };
}

async function renderBody({ path, language, settings, messages, year, photos }: PageRequest) {
  const router = createSiteRouter(
    createRouteTree(settings),
    createMemoryHistory({ initialEntries: [path] }),
  );
  await router.load();
  const failed = router.state.matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;
  const headings = headingsOf(messages);
  const start = { messages, rendered: language, host: language };
  const site = createSite({ settings, year, photos, headings, ...start });
  return renderStyled(
    (cache) => <App site={site} messages={messages} router={router} cache={cache} />,
    <Global styles={globalStyles} />,
  );
}

/**
 * Renders elements with Emotion's cache, and collects their styles instead of leaving them between elements.
 * @param globals are rendered apart: a sibling of the elements would change the ids of `useId`, which then differ from
 * those of hydration.
 */
export function renderStyled(elements: (cache: EmotionCache) => ReactNode, globals?: ReactNode) {
  // Adds prefixes once, to the output.
  const cache = createCache({ key: emotionKey, stylisPlugins: [] });
  cache.compat = true;
  renderToString(<CacheProvider value={cache}>{globals}</CacheProvider>);
  const html = renderToString(elements(cache));
  const shared: string[] = [];
  const classes: string[] = [];
  for (const [id, styles] of Object.entries(cache.inserted)) {
    const name = `${emotionKey}-${id}`;
    if (typeof styles !== 'string') continue;
    // Global styles and keyframes are not registered.
    if (cache.registered[name] === undefined) shared.push(styles);
    // Without classes that are only part of another.
    else if (html.includes(name)) classes.push(styles);
  }
  return { html, css: shared.join('') + joinStyles(classes) };
}

function bootAttributes({ host, code, counting, reviews }: PageAssets): string {
  const attributes: BootAttributes = {
    host,
    code: code.join(' '),
    ...(counting && { counting: counting.join(' ') }),
    ...(reviews && { reviews }),
  };
  const written = Object.entries(attributes).map(
    ([name, text]) => ` data-${name}="${escapeHtml(text)}"`,
  );
  return written.join('');
}

function fontPreload(href: string): string {
  return `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`;
}
