import { languages, otherLanguages } from '../../locales/languages';
import { addOns } from '../../src/content/addOns';
import { plans } from '../../src/content/plans';
import { menuPath } from '../../src/features/menuEditor/menuAddress';
import { formatNumber } from '../../src/i18n/format';
import { textAddress } from '../../src/seo/pageHead';
import { pages } from '../../src/site/navigation';
import type { PagePath } from '../../src/site.pages';
import { markdownOf } from '../../tools/export/readingFiles';
import { exampleSettings } from '../support/exampleSettings';
import { bothRoots, pagesOf, readPage, readSiteFile } from './exportedSite';
import { textOf } from './readHtml';

describe.each(bothRoots)('[S1] Search and reading programs, %s', (language, root) => {
  const origin = exampleSettings.origin[language];

  test('find every page within three clicks, and each title once', async () => {
    const clicks = new Map<string, number>([['/', 0]]);
    for (const [path, count] of clicks) {
      const $ = await readPage(path, language);
      for (const link of $('a[href^="/"]').toArray()) {
        const { pathname } = new URL($(link).attr('href') ?? '', origin);
        // Menus of samples are outside of the navigation.
        const isFile = pathname.includes('.') || pathname.startsWith(menuPath);
        if (!isFile && !clicks.has(pathname)) clicks.set(pathname, count + 1);
      }
    }
    expect([...clicks.keys()].sort()).toEqual([...pages].sort());
    expect(Math.max(...clicks.values())).toBeLessThanOrEqual(3);
    const titles = (await pagesOf(root)).map(({ $ }) => $('title').text());
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('read each page as Markdown, linked from its head, with the same headings and prices', async () => {
    for (const path of pages) {
      const $ = await readPage(path, language);
      const text = await readSiteFile(root, textAddress(path));
      expect($('link[type="text/markdown"]').attr('href')).toBe(textAddress(path));
      const headings = $('main').find('h1, h2').toArray();
      const titles = headings.map((heading) => textOf($, `#${heading.attribs.id}`));
      expect(text).not.toMatch(/JavaScript/);
      for (const title of titles.filter(Boolean)) expect(plain(text)).toContain(plain(title));
      expect(text.endsWith(`${origin}${path}\n`)).toBe(true);
    }
    const amounts = [...plans, ...addOns].flatMap(({ price }) =>
      price.kind === 'amount' ? [price.amount] : [],
    );
    const pricing = await readSiteFile(root, textAddress('/pricing'));
    for (const amount of amounts) expect(pricing).toContain(formatNumber(amount, language));
  });

  test('find every text and the other language in llms.txt', async () => {
    const text = await readSiteFile(root, 'llms.txt');
    const addresses = [...text.matchAll(/\]\((\S+)\)/g)].map(([, address]) => address);
    const inRoot = (path: PagePath) => `${origin}${textAddress(path)}`;
    const others = otherLanguages(language).map((one) => exampleSettings.origin[one]);
    expect(addresses).toEqual([
      ...pages.filter((path) => path !== '/reviews').map(inRoot),
      ...others.map((other) => `${other}/llms.txt`),
    ]);
    for (const one of otherLanguages(language)) expect(text).toContain(languages[one].name);
  });
});

test('[S1] Markdown has whole addresses, and no controls or empty pictures', () => {
  const html = `<main><h1>A</h1><a href="/contact#order" title="x">Write</a><span>1</span><span>2</span>
    <form><label>Name <input></label></form><img src="/a.svg" alt=""><button>Go</button></main>`;
  expect(markdownOf(html, 'https://studio.com/services')).toBe(
    '# A\n\n[Write](https://studio.com/contact#order) 1 2\n\nhttps://studio.com/services\n',
  );
});

/** Without emphasis, line breaks and direction marks. */
function plain(text: string): string {
  return text.replace(/[_*\u2060\u2066-\u2069]/g, '').replace(/\s+/g, ' ');
}
