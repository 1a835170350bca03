import type { CheerioAPI } from 'cheerio';
import { languageCodes, languages } from '../../locales/languages';
import { drawingAddress } from '../../src/content/covers';
import { headAttribute } from '../../src/seo/headTags';
import { descriptionOf, titleKey } from '../../src/seo/pageHead';
import { writeHash } from '../../src/start/pageContract';
import { exampleSettings } from '../support/exampleSettings';
import { translatorOf } from '../support/siteWords';
import { readPage } from './exportedSite';
import { fonts } from './exportInto';
import { everyPage, linksIn, menuPaths, textOf, textsOf } from './readHtml';

describe.each(everyPage)('[S2] $path in $language, without JavaScript', ({ path, language }) => {
  const t = translatorOf(language);
  let $: CheerioAPI;
  beforeAll(async () => {
    $ = await readPage(path, language);
  });

  test('[S1] has search and social metadata, each once', () => {
    const { origin, studioName } = exampleSettings;
    const title = t(titleKey(path));
    const description = descriptionOf(path, t);
    // `pictures.test.ts` compares both with the picture.
    const picture = $('meta[property="og:image"]').attr('content');
    const alternative = $('meta[property="og:image:alt"]').attr('content');
    expect(textsOf($, 'title')).toEqual([title]);
    const metas = $(`meta[${headAttribute}]`).toArray();
    expect(metas.map(({ attribs }) => [attribs.name ?? attribs.property, attribs.content])).toEqual(
      [
        ['description', description],
        // Its reviews are samples.
        ...(path === '/reviews' ? [['robots', 'noindex']] : []),
        ['og:type', 'website'],
        ['og:site_name', studioName[language]],
        ['og:title', title],
        ['og:description', description],
        ['og:url', `${origin[language]}${path}`],
        ['og:locale', languages[language].locale.replace('-', '_')],
        ...languageCodes
          .filter((one) => one !== language)
          .map((one) => ['og:locale:alternate', languages[one].locale.replace('-', '_')]),
        ['og:image', picture],
        ['og:image:width', '1200'],
        ['og:image:height', '630'],
        ['og:image:alt', alternative],
        ['twitter:card', 'summary_large_image'],
        ['twitter:image:alt', alternative],
      ],
    );
    const links = $('link[rel=canonical], link[hreflang]').toArray();
    expect(links.map(({ attribs }) => [attribs.rel, attribs.hreflang, attribs.href])).toEqual([
      ['canonical', undefined, `${origin[language]}${path}`],
      ...languageCodes.map((one) => ['alternate', one, `${origin[one]}${path}`]),
      ['alternate', 'x-default', `${origin.en}${path}`],
    ]);
    expect($('script[type="application/ld+json"]').length).toBe(1);
  });

  test('blocks rendering until the end of its first screen', () => {
    const awaited = $('link[rel=expect][blocking=render]').attr('href') ?? '#none';
    expect($('main').find(awaited)).toHaveLength(1);
    expect($(awaited).parent().find('h1')).toHaveLength(1);
    // Nothing inside or before it is loaded later.
    expect($(awaited).children()).toHaveLength(0);
    expect($(awaited).nextAll()).toHaveLength(0);
  });

  test('[Export] forbids services and browsers to rewrite its numbers and addresses', () => {
    const { prev, next } = $('#root').get(0) ?? {};
    expect([prev, next].map((node) => node?.type === 'comment' && node.data)).toEqual([
      'email_off',
      '/email_off',
    ]);
    expect($('meta[name=format-detection]').attr('content')).toMatch(/telephone=no.*email=no/);
  });

  test('starts with a skip link', () => {
    const first = $('body a, body button').first();
    expect(first.text()).toBe(t('layout.skipToContent'));
    expect($(first.attr('href') ?? '').is('main[tabindex=-1]')).toBe(true);
  });

  test('links only to existing pages and ids', async () => {
    const all = linksIn($, 'body').map(([, href]) => href.replace(/^(?=#)/, path));
    const hrefs = all.filter((href) => href.startsWith('/'));
    expect(hrefs.length).toBeGreaterThan(10);
    const blankTent = drawingAddress('tent', languages[language].direction);
    for (const href of new Set(hrefs)) {
      const [page = '', hash] = href.replace(/\?about=\w+/, '').split('#');
      expect([
        ...everyPage.map((one) => one.path),
        ...menuPaths,
        blankTent,
        '/licenses.txt',
      ]).toContain(page);
      if (hash === undefined || `#${hash}` === writeHash) continue;
      const target = await readPage(page, language);
      expect([href, target(`[id="${hash}"]`).length]).toEqual([href, 1]);
    }
  });

  test('has no unfilled parameter, no message key and no double period', () => {
    expect(textOf($)).not.toMatch(/{{|}}|\(%?\)|\.\.|undefined|\bNaN\b|\[object/);
    expect(textOf($)).not.toMatch(/\b(layout|home|services|pricing|contact|legal)\.\w+\./);
  });

  test('refers to built files', () => {
    const boot = $('script[src]');
    expect(boot.length).toBe(1);
    expect(boot.attr('type')).toBe('module');
    expect(boot.attr('src')).toMatch(/^\/assets\/boot\.[0-9a-f]{8}\.js$/);
    const preloaded = $('link[rel=preload][as=font]').toArray();
    expect(preloaded.map((link) => $(link).attr('href'))).toEqual(fonts.preload[language]);
  });

  test('[Export] has no inline style, handler or script that its policy blocks', () => {
    const attributes = $('*')
      .toArray()
      .flatMap((element) => ('attribs' in element ? Object.keys(element.attribs) : []));
    expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
    expect(
      $('[href^="javascript:"], [src^="javascript:"], iframe, object, embed, base').length,
    ).toBe(0);
    const inline = $('script:not([src])').toArray();
    expect(inline.map((script) => $(script).attr('type'))).toEqual(['application/ld+json']);
    const styles = textsOf($, 'style');
    expect(styles).toEqual(textsOf($, 'head style'));
    expect(styles).toEqual([expect.stringContaining(fonts.faces)]);
    expect(styles.join('')).not.toMatch(/url\((?!\/assets\/|data:)/);
    const sources = $('link[rel=stylesheet], link[rel=preload], script[src], img, source')
      .toArray()
      .flatMap(({ attribs: { href, src, srcset } }) => [href, src, ...(srcset?.split(', ') ?? [])])
      .filter((source) => source !== undefined);
    for (const source of sources) expect(source).toMatch(/^\/(assets|covers)\//);
  });
});
