import type { CheerioAPI } from 'cheerio';
import { claims } from '../../src/content/claims';
import { services } from '../../src/content/services';
import { linksIn, readPage, textOf } from '../support/exportedPage';
import { translatorOf } from '../support/siteWords';
import { writtenPrice } from './writtenPrices';

describe.each(['en', 'he'] as const)('[S9] /services, %s', (language) => {
  const t = translatorOf(language);
  let $: CheerioAPI;
  beforeAll(async () => {
    $ = await readPage('/services', language);
  });

  test.each(services)('#$anchor shows its price', ({ anchor, price }) => {
    expect(textOf($, `article#${anchor}`)).toContain(writtenPrice(price, language));
  });

  test('[S2] six cards, the four given anchors among them', () => {
    const anchors = $('main article')
      .toArray()
      .map((card) => $(card).attr('id'));
    expect(anchors).toHaveLength(6);
    expect(anchors).toEqual(
      expect.arrayContaining(['qr-menu', 'ecommerce', 'booking', 'maintenance']),
    );
  });

  test.each(services)(
    '[S2] $id says what is included',
    ({ anchor, title, description, features }) => {
      const card = $(`article#${anchor}`);
      expect(card.find('h3').text()).toBe(t(title));
      expect(card.text()).toContain(t(description));
      expect(card.find('h4').text()).toBe(language === 'en' ? "What's Included" : 'מה כלול');
      const shown = card.find('li').toArray();
      expect(shown.map((item) => $(item).text())).toEqual(features.map((feature) => t(feature)));
      expect(shown.length).toBeGreaterThanOrEqual(4);
    },
  );

  test('[S2] four steps, in their order', () => {
    const steps = $('#process ol > li').toArray();
    expect(steps.map((step) => $(step).find('h3').text())).toEqual(
      language === 'en'
        ? ['Discovery', 'Design', 'Development', 'Launch']
        : ['היכרות', 'עיצוב', 'פיתוח', 'השקה'],
    );
  });

  test('[S2] leads to /contact and /pricing', () => {
    const hrefs = linksIn($, '#closing').map(([, href]) => href);
    expect(hrefs).toEqual(['/contact', '/pricing']);
  });

  test('[S2] offers the free consultation, as a link that works without scripts', () => {
    expect(textOf($, '#consultation')).toContain(
      language === 'en'
        ? `free ${claims.meetingMinutes}-minute consultation`
        : `${claims.meetingMinutes} דקות, ללא תשלום`,
    );
    expect($('#consultation a').attr('href')).toBe('https://calendly.com/example/30min');
  });

  test('[S9] claims its uptime', () => {
    expect(textOf($, '#maintenance')).toContain(`${claims.uptime}%`);
  });
});
