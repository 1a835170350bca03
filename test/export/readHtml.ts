import type { CheerioAPI } from 'cheerio';
import { menuPath } from '../../src/features/menuEditor/menuAddress';
import { pages } from '../../src/site/navigation';
import { exportedMenus } from '../../tools/menus/renderMenuPage';

/** Every page in every language. */
export const everyPage = (['en', 'he'] as const).flatMap((language) =>
  pages.map((path) => ({ language, path })),
);

/** Pages outside of the navigation. */
export const menuPaths = [menuPath, ...exportedMenus.map(({ id }) => `${menuPath}/${id}`)];

/** Visible text of a part of the page, with single spaces. */
export function textOf($: CheerioAPI, selector = 'body'): string {
  const part = $(selector).clone();
  part.find('script, style, [hidden], [aria-hidden="true"]').remove();
  // Separates elements by spaces, as they are on the page.
  part.find('*').before(' ').after(' ');
  return part
    .text()
    .replace(/[ \n]+/g, ' ')
    .trim();
}

/** Text of every matching element, in document order. */
export function textsOf($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).text());
}

/** Link texts with their addresses, in document order. */
export function linksIn($: CheerioAPI, selector: string): [text: string, href: string][] {
  return $(selector)
    .find('a')
    .toArray()
    .map((link) => [$(link).text().trim(), $(link).attr('href') ?? '']);
}
