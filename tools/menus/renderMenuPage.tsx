import { renderToStaticMarkup } from 'react-dom/server';
import { type Language, languages } from '../../locales/languages';
import { portfolio } from '../../src/content/portfolio';
import { type SampleMenu, sampleMenus } from '../../src/content/sampleMenus';
import { menuEditorMessages } from '../../src/i18n/menuEditorMessages';
import { minifyStyles } from '../../src/prerender/pageStyles';
import type { RenderedPage } from '../../src/prerender/prerender';
import { escapeHtml } from '../../src/seo/headTags';
import { iconLinks } from '../../src/seo/siteIcons';
import { menuPapers } from '../../src/tokens/menuPapers';
import type { Fonts } from '../export/fonts';
import { MenuPage } from './MenuPage';
import { menuPageStyle } from './menuPageStyle';

/** The hero's café, and the samples that the portfolio still has. */
export const exportedMenus = sampleMenus.filter(
  (menu) => menu.id === 'cafe' || portfolio.some(({ id, sample }) => sample && id === menu.id),
);

interface Options {
  readonly language: Language;
  /** A sample; undefined for the page of a menu in the address. */
  readonly menu: SampleMenu | undefined;
  readonly fonts: Fonts;
  /** Address of the script that reads the menu in the address. */
  readonly script: string;
  readonly policyFor?: ((styles: readonly string[]) => string) | undefined;
}

/** Renders a page outside of the site's navigation: only a menu, without the site's code. */
export function renderMenuPage({
  language,
  menu,
  fonts,
  script,
  policyFor,
}: Options): RenderedPage {
  const { direction } = languages[language];
  const { [language]: name, ...others } = menu?.name ?? {
    [language]: menuEditorMessages(language)('page.title'),
  };
  const title = [name, ...Object.values(others)].join(' · ');
  const style = fonts.faces + minifyStyles(menuPageStyle);
  const html = `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
${policyFor ? `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policyFor([style]))}">\n` : ''}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
${menu ? themeColors(menu.paper) : ''}${iconLinks()}
<style>${style}</style>
${menu ? '' : `<script type="module" blocking="render" src="${script}"></script>\n`}</head>
<body class="${menu?.paper ?? 'white'}">${renderToStaticMarkup(<MenuPage language={language} menu={menu} />)}</body>
</html>
`;
  return { html, styles: [style] };
}

/** The paper of a written menu is known only on the page: browsers take the color of its body. */
function themeColors(paper: SampleMenu['paper']): string {
  const { ground, dimmed } = menuPapers[paper];
  return `<meta name="theme-color" content="${ground}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${dimmed}" media="(prefers-color-scheme: dark)">
`;
}
