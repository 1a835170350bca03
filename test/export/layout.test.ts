import { readFileSync } from 'node:fs';
import type { CheerioAPI } from 'cheerio';
import { footerServices } from '../../src/content/services';
import { footerCompanyLinks, legalLinks, navLinks, pages } from '../../src/site/navigation';
import { exampleSettings } from '../support/exampleSettings';
import { testYear, translatorOf } from '../support/siteWords';
import { readPage } from './exportedSite';
import { everyPage, linksIn, textOf, textsOf } from './readHtml';

const routes: readonly string[] = navLinks.map(({ to }) => to);

const { studioName } = exampleSettings;

describe.each(['en', 'he'] as const)('[S2] The layout in %s', (language) => {
  const t = translatorOf(language);
  let $: CheerioAPI;
  beforeAll(async () => {
    $ = await readPage('/pricing', language);
  });

  test('is the same on every page, with the current link marked', async () => {
    const surroundings = async (path: string) => {
      const page = await readPage(path, language);
      const around = '#root > :not(main)';
      return { text: textOf(page, around), links: linksIn(page, around) };
    };
    const expected = await surroundings('/pricing');
    const inLanguage = everyPage.filter((page) => page.language === language);
    for (const { path } of inLanguage) {
      expect(await surroundings(path)).toEqual(expected);
      const page = await readPage(path, language);
      const current = linksIn(page, 'header nav li:has([aria-current="page"])');
      expect(current.map(([, href]) => href)).toEqual(routes.filter((route) => route === path));
      expect(page('main a[href^="https://wa.me/"]').length).toBe(path === '/contact' ? 2 : 0);
    }
  });

  const shown = (links: typeof navLinks) => links.map(({ to, label }) => [t(label), to]);

  test('has a navigation with Reviews in English, and get started', () => {
    expect(linksIn($, 'header nav')).toEqual(shown(navLinks));
    const reviews = $('header nav a[href="/reviews"]');
    expect(reviews.text()).toBe('Reviews');
    expect(reviews.attr('lang')).toBe(language === 'en' ? undefined : 'en');
    expect(linksIn($, 'header').at(-1)).toEqual([t('layout.getStarted'), '/contact']);
  });

  test('has in the footer the studio, its services, pages, email, phone, social links, year and legal pages', () => {
    expect($('footer a[href="/"]').text()).toBe(studioName[language]);
    expect($('footer').text()).toContain(t('layout.footer.description'));
    expect(linksIn($, 'footer div:has(> h2):first')).toEqual(
      footerServices.map(({ title, anchor }) => [t(title), `/services#${anchor}`]),
    );
    expect(linksIn($, 'footer div:has(> h2):last')).toEqual([
      ...shown(footerCompanyLinks),
      ['hello@example.com', 'mailto:hello@example.com'],
      [language === 'en' ? '+972 3 000 0000' : '03-000-0000', 'tel:+97230000000'],
    ]);
    expect($('footer [href^="tel:"] bdi').attr('dir')).toBe('ltr');
    expect($('footer [hidden]').length).toBe(1);
    const accounts = linksIn($, 'footer [hidden]').map(([, href]) => href);
    expect(accounts).toEqual(Object.values(exampleSettings.social));
    expect($('style').text()).toMatch(/\[hidden\]{display:none ?!important;?}/);
    expect(textOf($, 'footer')).toContain(`© ${testYear} ${studioName[language]}`);
    expect(linksIn($, 'footer nav')).toEqual(shown(legalLinks));
  });

  test('has a chat link with a greeting in the page’s language', async () => {
    // Contact details are on the contact page, the floating link on every page.
    const contact = await readPage('/contact', language);
    const chats = contact('a[href^="https://wa.me/"]').toArray();
    expect(chats).toHaveLength(3);
    for (const chat of chats) {
      const { href = '', rel } = contact(chat).attr() ?? {};
      const url = new URL(href);
      expect(url.pathname).toBe('/972500000000');
      expect(url.searchParams.get('text')).toBe(t('layout.chat.greeting'));
      expect(rel).toContain('noopener');
    }
  });

  test('has a badge that links to the booking page', () => {
    const badge = $('a').filter((_, link) => $(link).text().startsWith(t('layout.badge.label')));
    expect(badge.length).toBe(1);
    expect(badge.text()).toBe(`${t('layout.badge.label')} (${t('layout.opensInNewTab')})`);
    expect(badge.attr()).toMatchObject({
      href: 'https://calendly.com/example/30min',
      // Queues a press before hydration.
      'data-opens-dialog': 'true',
      target: '_blank',
      title: t('layout.placeholder'),
    });
  });
});

test('[S2] links to the pages that the specification names', () => {
  const specification = readFileSync('docs/specification.md', 'utf8').replace(/\s+/g, ' ');
  const t = translatorOf('en');
  const namesIn = (links: typeof navLinks) => links.map(({ label }) => t(label)).join(', ');
  const nav = namesIn(navLinks).replace('Reviews', 'Reviews (in English in both languages)');
  const company = namesIn(footerCompanyLinks).toLowerCase();
  const expected = [`Navigation: ${nav}.`, `the company (${company}, email, phone)`];
  const missing = [...expected, ...pages.map((path) => `\`${path}\``)].filter(
    (words) => !specification.includes(words),
  );
  expect(missing.map((words) => `docs/specification.md, section 2: expected ${words}`)).toEqual([]);
});

test('[S2] spaces navigation links wider in Hebrew than in English', async () => {
  const [english, hebrew] = [await gapsOf('en'), await gapsOf('he')];
  expect(english).toHaveLength(1);
  expect(hebrew.at(-1)).toBeGreaterThan(english.at(-1) ?? Number.POSITIVE_INFINITY);
});

/** Minimum gaps of the link row in rem, in the order of the rules. */
async function gapsOf(language: 'en' | 'he'): Promise<number[]> {
  const $ = await readPage('/', language);
  const [css = ''] = textsOf($, 'style');
  const rules = [...css.matchAll(/([^{}]+){[^{}]*column-gap:[^\d.;{}]*([\d.]+)rem[^{}]*}/g)];
  return rules
    .filter(([, selector = '']) =>
      $('header nav ul').is(selector.replaceAll(':lang(he)', ':is([lang="he"], [lang="he"] *)')),
    )
    .map(([, , gap]) => Number(gap));
}
