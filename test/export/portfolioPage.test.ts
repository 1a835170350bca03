import type { CheerioAPI } from 'cheerio';
import { readPage } from '../support/exportedPage';

describe.each(['en', 'he'] as const)('[S2] /portfolio, %s', (language) => {
  let $: CheerioAPI;
  beforeAll(async () => {
    $ = await readPage('/portfolio', language);
  });

  test('each project has name, description, cover and link', () => {
    const cards = $('#projects li').toArray();
    expect(cards.length).toBeGreaterThanOrEqual(3);
    for (const card of cards) {
      expect($(card).find('h3').text()).toMatch(/\S/);
      expect($(card).find('p').last().text().length).toBeGreaterThan(40);
      expect($(card).find('[data-cover]').length).toBe(1);
      const link = $(card).find('a');
      expect(link.text()).toBe(language === 'en' ? 'Preview Website' : 'לצפייה באתר');
      expect(link.attr('href')).toMatch(/^https?:\/\//);
      expect(link.attr('rel')).toContain('noopener');
      expect(link.attr('aria-label')).toContain($(card).find('h3').text());
    }
  });
});
