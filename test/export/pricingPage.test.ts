import type { CheerioAPI } from 'cheerio';
import { readPage, textOf } from '../support/exportedPage';
import { translatorOf } from '../support/siteWords';
import { shekels, units } from './writtenPrices';

describe.each(['en', 'he'] as const)('[S9] /pricing, %s', (language) => {
  const t = translatorOf(language);
  const price = shekels[language];
  const unit = units[language];
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

  test('Starter: 199 per month, up to 50 menu items, 2 languages', () => {
    expect(plan(0)).toContain(`${price('199')} ${unit.month}`);
    expect(plan(0)).toContain(language === 'en' ? 'Up to 50 menu items' : 'עד 50 מנות בתפריט');
    expect(plan(0)).toContain(language === 'en' ? '2 languages' : '2 שפות');
  });

  test('Professional: 399 per month, unlimited items, 5 languages, popular', () => {
    expect(plan(1)).toContain(`${price('399')} ${unit.month}`);
    expect(plan(1)).toContain(language === 'en' ? 'Unlimited menu items' : 'מנות בלי הגבלה');
    expect(plan(1)).toContain(language === 'en' ? '5 languages' : '5 שפות');
    const popular = t('pricing.plans.popular');
    expect([plan(0), plan(1), plan(2)].map((text) => text.includes(popular))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('Enterprise: a custom price and the badge Best Value', () => {
    expect(plan(2)).toContain(unit.custom);
    expect(plan(2)).not.toContain('₪');
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
    expect(shown).toEqual([
      `${price('250')} ${unit.pack}`,
      `${price('99')} ${unit.language}`,
      `${price('1,500')} ${unit.dishes}`,
      `${price('49')} ${unit.table}`,
      `${price('399')} ${unit.month}`,
      `${price('799')} ${unit.once}`,
    ]);
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
      language === 'en' ? 'No setup fee on standard plans' : 'בלי דמי הקמה בתוכניות הרגילות',
    );
    expect(textOf($, 'main')).toContain(
      language === 'en' ? 'you can cancel any time' : 'אפשר לבטל בכל רגע',
    );
  });

  test('says whether VAT is in the prices', () => {
    const excluded = language === 'en' ? 'before VAT' : 'לפני מע״מ';
    expect(textOf($, '#plans')).toContain(excluded);
    expect(textOf($, '#add-ons')).toContain(excluded);
  });
});
