import { load } from 'cheerio';
import { languageCodes, languageOf, languages } from '../../locales/languages';
import { coverAddress } from '../../src/content/covers';
import { portfolio } from '../../src/content/portfolio';
import { sampleMenus } from '../../src/content/sampleMenus';
import { formatShekels } from '../../src/i18n/format';
import { menuPapers } from '../../src/tokens/menuPapers';
import { contrast } from '../../tools/facts/contrast';
import { card, lookOf } from '../../tools/menus/looks';
import { exportedMenus } from '../../tools/menus/renderMenuPage';
import { hashOf, policyIn } from './contentPolicy';
import { bothRoots, readPage, readSiteFile } from './exportedSite';
import { menuPaths, textOf, textsOf } from './readHtml';

describe.each(bothRoots)('[S2] The menu pages in %s, %s', (language, root) => {
  test.each(exportedMenus)('show $id in both languages without a script', async (menu) => {
    const $ = await readPage(`/menu/${menu.id}`, language);
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

const looks = [
  ...sampleMenus.map(({ id }) => [id, lookOf(id)] as const),
  ...Object.entries(menuPapers).map(([name, paper]) => [name, card(paper)] as const),
];

test.each(looks)('[S8] the menu of %s carries text and prices by day and night', (_, look) => {
  for (const colors of [look.day, { ...look.day, ...look.night }]) {
    const { ground, page = ground, ink, accent, print = ink, flap = ground } = colors;
    for (const [words, paper] of [
      [ink, page],
      ...[ground, flap].flatMap((paper) => [print, accent].map((words) => [words, paper] as const)),
    ] as const)
      expect([words, paper, contrast(words, paper) >= 4.5]).toEqual([words, paper, true]);
  }
});

/** Ingredients that dishes name, by allergen. */
const ingredients = {
  egg: /\beggs?\b|shakshuka|challah|cake|rugelach|breakfast for/i,
  gluten: /challah|pita|bread|loaf|\bring\b|cake|rugelach|breakfast for/i,
  milk: /labneh|malabi|cheese|cake|rugelach|breakfast for/i,
  nuts: /pistachio|almond|pine nut/i,
  sesame: /sesame|tahini|za’atar|hummus|mashawsha/i,
};

test.each(sampleMenus)(
  '[S9] the dishes of $id are marked with the allergens of their ingredients',
  ({ groups }) => {
    for (const { name, description, marks = [] } of groups.flatMap(({ dishes }) => dishes)) {
      const words = `${name.en} ${description?.en}`;
      const contained = Object.entries(ingredients).filter(([, named]) => named.test(words));
      const marked = marks.filter((mark) => mark in ingredients).sort();
      expect([words, marked]).toEqual([words, contained.map(([mark]) => mark)]);
      if (marks.includes('vegan')) expect(marked.join()).not.toMatch(/egg|milk/);
    }
  },
);

test.each(portfolio)(
  '[S2] the cover of $id is a file with the words of its menu',
  async (project) => {
    for (const language of languageCodes) {
      const file = await readSiteFile('com', coverAddress(project.id, language));
      expect(file).toBe(await readSiteFile('co.il', coverAddress(project.id, language)));
      const $ = load(file, { xml: true });
      expect($('h1').text()).toBe(project.name[language]);
      const dish = sampleMenus.find(({ id }) => id === project.id)?.groups[0]?.dishes[0];
      expect($('li').first().text()).toContain(dish?.name[language]);
      expect($('article').attr()).toMatchObject({
        lang: language,
        dir: languages[language].direction,
      });
      // An image in a page loads nothing.
      expect($('style').text()).toMatch(/src:url\(data:font\/woff2/);
      expect($('style').text()).not.toMatch(/url\((?!data:)/);
    }
  },
);
