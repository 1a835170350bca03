import type { CheerioAPI } from 'cheerio';
import { languages } from '../../locales/languages';
import { pageNames } from '../../src/content/navigation';
import { type Role, roles } from '../../src/tokens/roles';
import { contrast } from '../../src/tools/facts/contrast';
import { exampleSettings } from '../support/exampleSettings';
import {
  everyPage,
  exportedPage,
  readPage,
  rulesOf,
  testAssets,
  textOf,
} from '../support/exportedPage';
import { translatorOf } from '../support/siteWords';

describe.each(everyPage)('[S2] $path in $language, without JavaScript', ({ path, language }) => {
  const t = translatorOf(language);
  let $: CheerioAPI;
  beforeAll(async () => {
    $ = await readPage(path, language);
  });

  test('is in its language and direction', () => {
    expect($('html').attr('lang')).toBe(language);
    expect($('html').attr('dir')).toBe(languages[language].direction);
  });

  test('has title and description of its own', () => {
    expect($('title').length).toBe(1);
    expect($('title').text()).toBe(t(`meta.${pageNames[path]}.title`));
    expect($('meta[name=description]').attr('content')).toBe(
      t(`meta.${pageNames[path]}.description`),
    );
    expect($('meta[name=robots]').length).toBe(0);
  });

  test('has one h1, and no heading below it skips a level', () => {
    const levels = $('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [place, level] of levels.entries()) {
      expect(level - (levels[place - 1] ?? 0)).toBeLessThanOrEqual(1);
    }
  });

  test('has one main landmark, header, footer and a named main navigation', () => {
    expect($('main').length).toBe(1);
    expect($('body header').length).toBe(1);
    expect($('body footer').length).toBe(1);
    expect($(`header nav[aria-label="${t('layout.nav.label')}"]`).length).toBe(1);
  });

  test('is painted when all up to the end of its first screen has been read', () => {
    const awaited = $('link[rel=expect][blocking=render]').attr('href') ?? '#none';
    expect($('main').find(awaited)).toHaveLength(1);
    expect($(awaited).parent().find('h1')).toHaveLength(1);
    // Nothing that it holds, or that comes before it, comes later.
    expect($(awaited).children()).toHaveLength(0);
    expect($(awaited).nextAll()).toHaveLength(0);
  });

  test('begins with a link past the header', () => {
    const first = $('body a, body button').first();
    expect(first.text()).toBe(t('layout.skipToContent'));
    expect($(first.attr('href') ?? '').is('main')).toBe(true);
  });

  test('gives every id once, and every reference its target', () => {
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id'));
    expect(new Set(ids).size).toBe(ids.length);
    for (const element of $('[aria-labelledby], [aria-describedby], [aria-controls]').toArray()) {
      const { attribs } = element;
      const names = [
        attribs['aria-labelledby'],
        attribs['aria-describedby'],
        attribs['aria-controls'],
      ].flatMap((value) => value?.split(' ') ?? []);
      for (const name of names) expect(ids).toContain(name);
    }
  });

  test('has a name for every link and button', () => {
    for (const element of $('a, button').toArray()) {
      const name = $(element).attr('aria-label') ?? $(element).text();
      expect([$(element).toString(), name.trim()]).toEqual([
        expect.any(String),
        expect.stringMatching(/\S/),
      ]);
    }
  });

  test('links only to pages and parts of pages that exist', async () => {
    const hrefs = $('a[href^="/"]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    expect(hrefs.length).toBeGreaterThan(10);
    for (const href of new Set(hrefs)) {
      const [page = '', hash] = href.split('#');
      expect([...everyPage.map((one) => one.path), '/licenses.txt']).toContain(page);
      if (hash === undefined) continue;
      const target = await readPage(page, language);
      expect([href, target(`[id="${hash}"]`).length]).toEqual([href, 1]);
    }
  });

  test('leaves no parameter unfilled and shows no key', () => {
    expect(textOf($)).not.toMatch(/{{|}}|\(%?\)|undefined|\bNaN\b|\[object/);
    expect(textOf($)).not.toMatch(/\b(layout|home|services|pricing|contact|legal)\.\w+\./);
  });

  test('keeps Reviews in English, and says so', () => {
    const link = $('header nav a[href="/reviews"]');
    expect(link.text()).toBe('Reviews');
    expect(link.attr('lang')).toBe('en');
  });

  test('highlights its own link in the navigation and no other', () => {
    const current = $('header nav [aria-current="page"]')
      .toArray()
      .map((link) => $(link).attr('href'));
    const isInNavigation = $(`header nav a[href="${path}"]`).length === 1;
    expect(current).toEqual(isInNavigation ? [path] : []);
  });

  test('names the files that the build made', () => {
    const boot = $('script[src]');
    expect(boot.length).toBe(1);
    expect(boot.attr('type')).toBe('module');
    expect(boot.attr('src')).toBe(testAssets.boot);
    expect(boot.attr('data-page')).toBe(path);
    const preloaded = $('link[rel=preload][as=font]').toArray();
    expect(preloaded.map((link) => $(link).attr('href'))).toEqual(testAssets.fontsToPreload);
  });

  test('shows no banner', () => {
    expect($(`[aria-label="${t('layout.banner.label')}"]`).length).toBe(0);
  });
});

describe.each(everyPage)(
  '[Export] $path in $language under a strict policy',
  ({ path, language }) => {
    let $: CheerioAPI;
    let styles: readonly string[];
    beforeAll(async () => {
      ({ styles } = await exportedPage(path, language));
      $ = await readPage(path, language);
    });

    test('no style attribute, no inline event handler, no script address', () => {
      expect($('[style]').toArray().map(String)).toEqual([]);
      const handlers = $('*')
        .toArray()
        .flatMap((element) => ('attribs' in element ? Object.keys(element.attribs) : []))
        .filter((name) => name.startsWith('on'));
      expect(handlers).toEqual([]);
      expect(
        $('[href^="javascript:"], [src^="javascript:"], iframe, object, embed, base').length,
      ).toBe(0);
    });

    test('no inline script that runs', () => {
      const inline = $('script:not([src])')
        .toArray()
        .map((script) => $(script).attr('type'));
      expect(inline.sort()).toEqual(['application/ld+json']);
    });

    test('one style element, in the head, with the text whose hash the policy names', () => {
      expect($('style').length).toBe(1);
      expect(
        $('head style')
          .toArray()
          .map((style) => $(style).text()),
      ).toEqual(styles);
      expect(styles[0]).toContain(testAssets.fontFaces);
    });

    test('nothing comes from another host', () => {
      const sources = $('link[rel=stylesheet], link[rel=preload], script[src], img[src], source')
        .toArray()
        .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '');
      for (const source of sources) expect(source).toMatch(/^\/(assets|covers)\//);
      expect(styles.join('')).not.toMatch(/url\((?!\/assets\/|data:)/);
    });
  },
);

describe('[S1] The focus is seen on every ground', () => {
  const grounds = [
    ['/', '#features', 'paper'],
    ['/', '#services h3 a', 'deep'],
    ['/', '#closing a', 'deep'],
    ['/contact', 'footer a[href^="mailto:"]', 'deep'],
    ['/contact', 'footer nav a', 'deep'],
    ['/', 'aside button', 'highlight'],
  ] as const;
  const cases = (['light', 'dark'] as const).flatMap((scheme) =>
    grounds.map(([path, element, ground]) => ({ scheme, path, element, ground })),
  );

  test.each(cases)(
    '$scheme: on $path, $element on $ground',
    async ({ scheme, path, element, ground }) => {
      const bannerMessage = { en: 'Closed on Friday', he: 'סגור ביום שישי' };
      const $ = await readPage(path, 'en', { ...exampleSettings, bannerMessage });
      expect($(element).length).toBeGreaterThan(0);
      const ring = roles[scheme][ringOf($, element)];
      expect(contrast(ring, roles[scheme][ground])).toBeGreaterThanOrEqual(3);
    },
  );

  /** The role that rings an element with the focus: the last rule that fits decides. */
  function ringOf($: CheerioAPI, element: string): Role {
    const rings = rulesOf($).flatMap(({ selector, declarations }) => {
      const property = /outline(?:-color)?:[^;]*var\(--([a-z-]+)\)/.exec(declarations)?.[1];
      return property && /:focus-visible$/.test(selector) ? [{ selector, property }] : [];
    });
    const names = rings.flatMap(({ selector, property }) => {
      const focused = selector
        .replace(/(^|[\s>+~]):focus-visible/, '$1*')
        .replace(':focus-visible', '');
      return $(element).is(focused) ? [property] : [];
    });
    const name = names.at(-1)?.replace(/-[a-z]/g, ([, letter = '']) => letter.toUpperCase());
    const role = (Object.keys(roles.light) as Role[]).find((one) => one === name);
    if (!role) throw new Error(`nothing rings ${element}`);
    return role;
  }
});
