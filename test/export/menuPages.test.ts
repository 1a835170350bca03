import { languageOf, languages } from '../../locales/languages';
import { sampleMenuPath } from '../../src/features/menuEditor/menuAddress';
import { formatShekels } from '../../src/i18n/format';
import { menuPapers } from '../../src/tokens/menuPapers';
import { contrast } from '../../tools/facts/contrast';
import { exportedMenus } from '../../tools/menus/renderMenuPage';
import { hashOf, policyIn } from './contentPolicy';
import { bothRoots, readPage, readSiteFile } from './exportedSite';
import { menuPaths, textOf, textsOf } from './readHtml';

describe.each(bothRoots)('[S2] The menu pages in %s, %s', (language, root) => {
  test.each(exportedMenus)('show $id in both languages without a script', async (menu) => {
    const $ = await readPage(sampleMenuPath(menu.id), language);
    expect($('script')).toHaveLength(0);
    const sides = $('article').toArray();
    // The page's own language first.
    expect($(sides[0]).attr('lang')).toBe(language);
    for (const side of sides) {
      const lang = languageOf($(side).attr('lang')) ?? language;
      expect($(side).attr('dir')).toBe(languages[lang].direction);
      expect($('h1', side).text()).toBe(menu.name[lang]);
      const dishes = menu.groups.flatMap((group) => group.dishes);
      expect(textsOf($, `article[lang=${lang}] bdi`)).toEqual(
        dishes.map(({ price }) => formatShekels(price, lang)),
      );
      for (const { name } of dishes) expect($(side).text()).toContain(name[lang]);
    }
    expect($('footer').first().text()).toContain(language === 'en' ? 'invented' : 'מומצא');
  });

  test('stay out of the site’s index, code and navigation, and lead to the editor', async () => {
    const headers = await readSiteFile(root, '_headers');
    expect(await readSiteFile(root, 'sitemap.xml')).not.toContain('/menu');
    for (const path of menuPaths) {
      const $ = await readPage(path, language);
      expect($('meta[name=robots]').attr('content')).toBe('noindex');
      expect($('[data-page], nav')).toHaveLength(0);
      expect(new Set($('a').map((_, link) => $(link).attr('href')))).toEqual(new Set(['/#menu']));
      expect(policyIn(headers, path)['style-src']).toContain(hashOf($('style').text()));
    }
  });

  test('tell why a written menu does not show', async () => {
    const $ = await readPage('/menu', language);
    expect($('noscript').text()).toContain('JavaScript');
    expect($('title').text()).toMatch(/\S/);
    expect(textOf($, 'main')).not.toMatch(/[₪\d]/);
  });
});

test.each(Object.entries(menuPapers))('[S8] %s paper carries text and prices', (_, paper) => {
  for (const ground of [paper.ground, paper.dimmed]) {
    expect(contrast(paper.ink, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(paper.accent, ground)).toBeGreaterThanOrEqual(4.5);
  }
});
