import type { CheerioAPI } from 'cheerio';
import { services } from '../../src/content/services';
import { linksIn, readPage, textOf } from '../support/exportedPage';
import { translatorOf } from '../support/siteWords';
import { shekels, units } from './writtenPrices';

describe.each(['en', 'he'] as const)('[S9] /services, %s', (language) => {
  const t = translatorOf(language);
  const price = shekels[language];
  const unit = units[language];
  let $: CheerioAPI;
  beforeAll(async () => {
    $ = await readPage('/services', language);
  });

  test.each([
    ['qr-menu', `${price('299')} ${unit.month}`],
    ['nfc', `${price('199')} ${unit.month}`],
    ['ecommerce', `${price('799')} ${unit.month}`],
    ['booking', `${price('399')} ${unit.month}`],
    ['custom-development', unit.onRequest],
    ['maintenance', unit.hourlyOrMonthly],
  ])('#%s shows %j', (anchor, shown) => {
    expect(textOf($, `article#${anchor}`)).toContain(shown);
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
      language === 'en' ? 'free 30-minute consultation' : '30 דקות, בלי תשלום',
    );
    expect($('#consultation a').attr('href')).toBe('https://calendly.com/example/30min');
  });

  test('[S9] claims 99.9% uptime', () => {
    expect(textOf($, '#maintenance')).toContain('99.9%');
  });
});
