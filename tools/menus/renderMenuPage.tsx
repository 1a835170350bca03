import { renderToStaticMarkup } from 'react-dom/server';
import { languages } from '../../locales/languages';
import { showsMenu } from '../../src/content/drawings';
import { heroMenu } from '../../src/content/heroMenu';
import { portfolio } from '../../src/content/portfolio';
import { sampleMenus } from '../../src/content/sampleMenus';
import { menuEditorMessages } from '../../src/i18n/menuEditorMessages';
import { minifyStyles } from '../../src/prerender/pageStyles';
import type { RenderedPage } from '../../src/prerender/prerender';
import { escapeHtml } from '../../src/seo/headTags';
import { iconLinks } from '../../src/seo/siteIcons';
import { menuPapers } from '../../src/tokens/menuPapers';
import type { Fonts } from '../export/fonts';
import { card, colorStyle, type Look, lookOf, menuPageStyle, writtenLook } from './looks';
import { MenuPage, type MenuPageProps } from './MenuPage';
import type { NamedMenu } from './MenuSide';

/** The hero's café, and the samples that the portfolio still has, with their names. */
export const exportedMenus = sampleMenus.flatMap((menu): NamedMenu[] => {
  const project = portfolio.find(({ id, sample }) => sample && id === menu.id);
  const name = menu.id === 'cafe' && showsMenu ? heroMenu.restaurant : project?.name;
  return name ? [{ ...menu, name }] : [];
});

interface Options extends Omit<MenuPageProps, 'look'> {
  readonly fonts: Fonts;
  /** Address of the script that reads the menu in the address. */
  readonly script: string;
}

/** Renders a page outside of the site's navigation: only a menu, without the site's code. */
export function renderMenuPage({ language, other, menu, fonts, script }: Options): RenderedPage {
  const { direction } = languages[language];
  const names = [language, other].flatMap((one) => (one && menu ? menu.name[one] : []));
  const title = names.join(' · ') || menuEditorMessages(language)('page.title');
  const look = menu ? lookOf(menu.id) : writtenLook;
  const colors = menu ? colorStyle('body', look) : paperStyles;
  const style = fonts.faces + minifyStyles(colors + menuPageStyle + look.style);
  const html = `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
${menu ? themeColors(look) : ''}${iconLinks()}
<style>${style}</style>
${menu ? '' : `<script type="module" blocking="render" src="${script}"></script>\n`}</head>
<body${menu ? '' : ' class="white card"'}>${renderToStaticMarkup(<MenuPage {...{ language, other, menu, look }} />)}</body>
</html>
`;
  return { html, styles: [style] };
}

/** Papers of written menus, which are classes of the body. */
const paperStyles = Object.entries(menuPapers)
  .map(([name, paper]) => colorStyle(`.${name}`, card(paper)))
  .join('');

/** Only of samples: for a written menu, browsers take the color of its body. */
function themeColors({ day, night }: Look): string {
  const [light, dark] = [day, { ...day, ...night }].map(({ ground, page = ground }) => page);
  return `<meta name="theme-color" content="${light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)">
`;
}
