import type { CheerioAPI } from 'cheerio';
import { portfolio } from '../../src/content/portfolio';
import { previewedServices, services } from '../../src/content/services';
import { headAttribute } from '../../src/seo/headTags';
import { legalLinks, navLinks } from '../../src/site/navigation';
import { translatorOf } from '../support/siteWords';
import { readPage, unknownPath } from './exportedSite';
import { linksIn, textOf, textsOf } from './readHtml';

describe.each(['en', 'he'] as const)('[S2] The pages in %s', (language) => {
  const t = translatorOf(language);
  const inLanguage = <Text>(english: Text, hebrew: Text) => (language === 'en' ? english : hebrew);
  let home: CheerioAPI;
  let servicesPage: CheerioAPI;
  beforeAll(async () => {
    home = await readPage('/', language);
    servicesPage = await readPage('/services', language);
  });

  test('lead from home to the form, projects, services and prices', () => {
    expect(linksIn(home, '*:has(> h1)')).toEqual([
      [t('home.hero.start'), '/contact'],
      [t('home.hero.work'), '/portfolio'],
    ]);
    expect(linksIn(home, '#services li')).toEqual(
      previewedServices.map(({ title, anchor }) => [t(title), `/services#${anchor}`]),
    );
    expect(linksIn(home, '#portfolio').at(-1)?.[1]).toBe('/portfolio');
    for (const $ of [home, servicesPage])
      expect(linksIn($, '#closing').map(([, href]) => href)).toEqual(['/contact', '/pricing']);
  });

  test.each(services)(
    'have on /services at its anchor the card of $id, with a drawing in the language',
    ({ anchor, title }) => {
      const card = `article#${anchor}`;
      expect(textsOf(servicesPage, `${card} h3`)).toEqual([t(title)]);
      const drawn = servicesPage(`${card} [aria-hidden="true"]`).text();
      expect(drawn).toMatch(inLanguage(/[a-z]{3}/, /[א-ת]{3}/));
    },
  );

  test('have name, description, cover and link of each project on /portfolio', async () => {
    const $ = await readPage('/portfolio', language);
    const cards = $('#projects li').toArray();
    expect(cards).toHaveLength(portfolio.length);
    for (const [place, project] of portfolio.entries()) {
      const card = cards[place];
      // The first row is on the first screen.
      expect($('img', card).attr()).toMatchObject({
        loading: place < 2 ? 'eager' : 'lazy',
        src: expect.stringContaining(`.${language}.svg`),
      });
      expect($(card).text()).toContain(project.description[language]);
      expect($('img', card).length).toBe(1);
      const name = project.name[language];
      expect($('h3', card).text()).toContain(name);
      expect($('a', card).text()).toBe(t('portfolio.preview'));
      expect($('a', card).attr()).toMatchObject({
        href: project.link[language],
        target: '_blank',
        rel: expect.stringContaining('noopener'),
        'aria-label': expect.stringContaining(name),
      });
    }
  });

  test.each(['/', '/reviews'])(
    'reserve the reviews’ space on %s, and explain it without scripts',
    async (path) => {
      const $ = await readPage(path, language);
      const list = $('#testimonials');
      expect(list.find('[aria-busy="true"]').length).toBe(1);
      expect(list.find('[data-needs-client]').length).toBe(1);
      expect(list.find('[role=status]').text()).toBe(t('reviews.list.loading'));
      expect(list.find('[aria-busy] noscript').text()).toBe(t('errors.noScript.reviews'));
    },
  );

  test('have a not-found page with the specified texts, which is not indexed', async () => {
    const $ = await readPage(unknownPath, language);
    expect($('h1').text()).toBe(t('errors.notFound.title'));
    expect(textOf($, 'main')).toContain(t('errors.notFound.text'));
    expect(linksIn($, 'main').slice(0, 2)).toEqual([
      [t('errors.notFound.home'), '/'],
      [t('errors.notFound.contact'), '/contact'],
    ]);
    expect(textsOf($, 'title')).toEqual([t('errors.notFound.meta.title')]);
    const metas = $(`meta[${headAttribute}]`).toArray();
    expect(metas.map(({ attribs }) => [attribs.name, attribs.content])).toEqual([
      ['description', t('errors.notFound.meta.description')],
      ['robots', 'noindex'],
    ]);
    expect($('link[rel=canonical], link[rel=alternate], [style], [aria-current]').length).toBe(0);
    expect($('script[type="application/ld+json"]').length).toBe(0);
    expect($('header nav a').length).toBe(navLinks.length);
    expect($('footer nav a').length).toBe(legalLinks.length);
    // Starts the site immediately, so that the visit is logged.
    expect($('main [data-needs-client]').length).toBe(1);
  });
});
