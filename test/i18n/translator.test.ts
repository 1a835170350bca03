import type { Language } from '../../locales/languages';
import { createTranslator, type Dictionary } from '../../src/i18n/translator';
import { soldDictionaries } from '../../tools/export/allMessages';

const { en, he } = soldDictionaries;
const facts = { studio: 'Tafrit', email: 'a@b.com', uptime: 99.9 };

describe('[S4] Translator', () => {
  test('falls back to English, filled, for a missing message or dictionary, and never to a key', () => {
    const wordless: Dictionary = { ...he, layout: { ...he.layout, getStarted: '' } };
    const partly = createTranslator('he', { en, he: wordless }, facts);
    expect(partly('layout.getStarted')).toBe('Get Started');
    expect(partly('home.meta.name')).toBe('בית');
    const t = createTranslator('he', { en }, facts);
    expect(t('errors.noScript.email')).toBe('Write to a@b.com');
    expect(createTranslator('he', {}, facts)('home.meta.name')).toBe('');
  });

  test.each([
    [1, '1\u00a0week', 'שבוע'],
    [2, '2\u00a0weeks', 'שבועיים'],
    [3, '3\u00a0weeks', '3\u00a0שבועות'],
    [1100, '1,100\u00a0weeks', '1,100\u00a0שבועות'],
  ])('selects the plural form of %i weeks', (startWeeks, english, hebrew) => {
    const leadIn = (language: Language) =>
      createTranslator(language, { en, he }, { startWeeks })('services.process.lead');
    expect(leadIn('en')).toContain(` ${english} `);
    expect(leadIn('he')).toContain(` ${hebrew} `);
  });

  test.each([
    ['home.features.lead', 'teamSize', 10, 'There are ten of us.', 'אנחנו עשרה.'],
    ['home.features.lead', 'teamSize', 11, 'There are 11 of us.', 'אנחנו 11.'],
    ['home.services.all', 'services', 1, 'See the service', 'לשירות'],
    ['home.services.all', 'services', 2, 'See both services', 'לשני השירותים'],
    ['home.services.all', 'services', 5, 'See all five services', 'לכל חמשת השירותים'],
    ['pricing.meta.description', 'addOns', 7, 'seven add-\u2060ons', 'שבע תוספות'],
  ] as const)('[S9] counts in words in %s: %s %i', (key, name, count, english, hebrew) => {
    const counted = (language: Language) =>
      createTranslator(language, { en, he }, { [name]: count })(key);
    expect(counted('en')).toContain(english);
    expect(counted('he')).toContain(hebrew);
  });

  test('[S9] quotes promises and what is sold by their names', () => {
    const t = createTranslator('en', { en }, { ...facts, meetings: 1, meetingMinutes: 30 });
    expect(t('services.list.lead')).toContain('; with “Managed QR menu” we make them.');
    expect(t('contact.next.meeting')).toMatch(/^A free 30-\u2060minute meeting\./);
  });

  test('fills parameters before defaults, and none inside of a parameter', () => {
    const t = createTranslator('en', { en }, facts);
    expect(t('home.features.rush.description')).toContain('99.9% uptime');
    expect(t('layout.logo')).toBe('Tafrit, home page');
    expect(t('layout.logo', { studio: 'Another' })).toBe('Another, home page');
    expect(t('reviews.list.moreOf', { name: '{{email}}' })).toContain('{{email}}');
    expect(t('reviews.list.moreOf', { name: '$& $1' })).toContain('$& $1');
  });
});
