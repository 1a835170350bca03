import type { CheerioAPI } from 'cheerio';
import { pages } from '../../src/content/navigation';

/** Every page in every language. */
export const everyPage = (['en', 'he'] as const).flatMap((language) =>
  pages.map((path) => ({ language, path })),
);

/** What a person reads in a part of the page: no markup, one space between words. */
export function textOf($: CheerioAPI, selector = 'body'): string {
  const part = $(selector).clone();
  part.find('script, style, [hidden], [aria-hidden="true"]').remove();
  // Elements stand apart on the page, whatever stands between them in the text.
  part.find('*').before(' ').after(' ');
  return part
    .text()
    .replace(/[ \n]+/g, ' ')
    .trim();
}

/** The text of every element that fits, in the order of the page. */
export function textsOf($: CheerioAPI, selector: string): string[] {
  return $(selector)
    .toArray()
    .map((element) => $(element).text());
}

/** Link texts with their addresses, in the order of the page. */
export function linksIn($: CheerioAPI, selector: string): [text: string, href: string][] {
  return $(selector)
    .find('a')
    .toArray()
    .map((link) => [$(link).text().trim(), $(link).attr('href') ?? '']);
}
