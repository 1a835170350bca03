import type { CheerioAPI } from 'cheerio';
import { addOns } from '../../src/content/addOns';
import { plans } from '../../src/content/plans';
import { services } from '../../src/content/services';
import { linksIn, readPage, textOf } from '../support/exportedPage';
import { translatorOf } from '../support/siteWords';
import { writtenPrice } from './writtenPrices';

describe.each(['en', 'he'] as const)('[S9] /pricing, %s', (language) => {
  const t = translatorOf(language);
  let $: CheerioAPI;
  beforeAll(async () => {
    $ = await readPage('/pricing', language);
  });
  const plan = (place: number) => textOf($, `#plans li:has(h3):eq(${place})`);

  test('[S3] three plans', () => {
    const names = $('#plans h3').toArray();
    expect(names.map((name) => $(name).text())).toEqual(
      language === 'en' ? ['Starter', 'Professional', 'Enterprise'] : ['בסיסי', 'מקצועי', 'רשתות'],
    );
  });

  test('each plan shows its price, and all that its list promises', () => {
    for (const [place, { price, features }] of plans.entries()) {
      expect(plan(place)).toContain(writtenPrice(price, language));
      for (const { key, params } of features) expect(plan(place)).toContain(t(key, params));
    }
  });

  test('Professional alone is popular', () => {
    const popular = t('pricing.plans.popular');
    expect([plan(0), plan(1), plan(2)].map((text) => text.includes(popular))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('Enterprise alone has the badge Best Value', () => {
    const badge = language === 'en' ? 'Best Value' : 'הכי משתלם';
    expect([plan(0), plan(1), plan(2)].map((text) => text.includes(badge))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('every plan has a button to /contact', () => {
    expect(
      $('#plans li:has(h3) > a')
        .toArray()
        .map((link) => $(link).attr('href')),
    ).toEqual(['/contact', '/contact', '/contact']);
  });

  test('the six add-ons with their units', () => {
    const shown = $('#add-ons dl > div')
      .toArray()
      .map((line) => $(line).find('dd').first().text());
    expect(shown).toHaveLength(6);
    expect(shown).toEqual(addOns.map(({ price }) => writtenPrice(price, language)));
  });

  test('the services with their prices, each name leading to its card', () => {
    expect(linksIn($, '#service-prices')).toEqual(
      services.map(({ title, anchor }) => [t(title), `/services#${anchor}`]),
    );
    const shown = $('#service-prices dl > div')
      .toArray()
      .map((line) => $(line).find('dd').first().text());
    expect(shown).toEqual(services.map(({ price }) => writtenPrice(price, language)));
  });

  test('[S2] a FAQ of five questions or more, each with an answer', () => {
    const questions = $('#faq details').toArray();
    expect(questions.length).toBeGreaterThanOrEqual(5);
    for (const question of questions) {
      expect($(question).find('summary').text()).toMatch(/\?$/);
      expect($(question).find('p').text().length).toBeGreaterThan(20);
    }
  });

  test('no setup fee on standard plans; cancel any time', () => {
    expect(textOf($, 'main')).toContain(
      language === 'en'
        ? 'No setup fee on standard plans'
        : 'בלי דמי הקמה במסלולים הבסיסי והמקצועי',
    );
    expect(textOf($, 'main')).toContain(
      language === 'en' ? 'you can cancel any time' : 'אפשר לבטל בכל רגע',
    );
  });
});
