/** @jest-environment node */
import type { CheerioAPI } from 'cheerio';
import { services } from '../../src/content/services';
import { linksIn, readPage, textOf } from '../support/exportedPage';
import { translatorOf } from '../support/siteWords';

/** A price as each language writes it, the space in Hebrew not to be broken at. */
const shekels = {
  en: (amount: string) => `₪${amount}`,
  he: (amount: string) => `${amount}\u00a0₪`,
};

const units = {
  en: {
    month: 'per month',
    pack: 'per pack of 10',
    language: 'per language',
    dishes: 'per 30 dishes',
    table: 'per table',
    once: 'once',
    onRequest: 'On request',
    hourlyOrMonthly: 'Hourly or monthly',
    custom: 'Custom pricing',
  },
  he: {
    month: 'לחודש',
    pack: 'לחבילה של 10',
    language: 'לשפה',
    dishes: 'ל־30 מנות',
    table: 'לשולחן',
    once: 'חד־פעמי',
    onRequest: 'לפי הצעת מחיר',
    hourlyOrMonthly: 'לפי שעה או לפי חודש',
    custom: 'מחיר לפי היקף',
  },
} as const;

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

describe.each(['en', 'he'] as const)('[S2] /, %s', (language) => {
  let $: CheerioAPI;
  beforeAll(async () => {
    $ = await readPage('/', language);
  });

  test('the hero’s two actions', () => {
    const hero = $('h1').parent();
    const links = hero.find('a').toArray();
    expect(links.map((link) => [$(link).text(), $(link).attr('href')])).toEqual(
      language === 'en'
        ? [
            ['Start Your Project', '/contact'],
            ['View Our Work', '/portfolio'],
          ]
        : [
            ['התחילו פרויקט', '/contact'],
            ['לעבודות שלנו', '/portfolio'],
          ],
    );
  });

  test('three feature cards', () => {
    expect($('#features li h3').length).toBe(3);
  });

  test('four service previews with their prices, each leading to its card', () => {
    const t = translatorOf(language);
    const links = linksIn($, '#services li');
    expect(links).toEqual([
      [t('services.items.qrMenu.title'), '/services#qr-menu'],
      [t('services.items.onlineStore.title'), '/services#ecommerce'],
      [t('services.items.booking.title'), '/services#booking'],
      [t('services.items.maintenance.title'), '/services#maintenance'],
    ]);
    // What is drawn has prices of its own, which are none of the studio's.
    const prices = $('#services li bdi').not('[aria-hidden] bdi').toArray();
    expect(prices.map((price) => $(price).text())).toEqual([
      shekels[language]('299'),
      shekels[language]('799'),
      shekels[language]('399'),
      units[language].hourlyOrMonthly,
    ]);
  });

  test('a portfolio preview, a place for reviews, a closing call to action', () => {
    expect($('#portfolio li h3').length).toBeGreaterThanOrEqual(2);
    expect(linksIn($, '#portfolio').at(-1)?.[1]).toBe('/portfolio');
    expect($('#testimonials h2').length).toBe(1);
    expect(linksIn($, '#closing').map(([, href]) => href)).toEqual(['/contact', '/pricing']);
  });

  test('[S9] 99.9% uptime, 24 hours, 30 minutes', () => {
    expect(textOf($, '#features')).toContain('99.9%');
    expect(textOf($, 'main')).toMatch(language === 'en' ? /within 24 hours/ : /בתוך 24 שעות/);
    expect(textOf($, '#closing')).toMatch(
      language === 'en' ? /30 free minutes/ : /30 דקות, בלי תשלום/,
    );
  });
});

describe.each(['en', 'he'] as const)('[S2] /contact, %s', (language) => {
  let $: CheerioAPI;
  beforeAll(async () => {
    $ = await readPage('/contact', language);
  });

  test('a FAQ with four entries', () => {
    expect($('#faq details').length).toBe(4);
  });

  test('[S9] most projects can start within 1 week', () => {
    expect(textOf($, '#faq')).toContain(
      language === 'en'
        ? 'Most projects can start within 1 week after the first meeting and contract signing'
        : 'אפשר להתחיל בתוך שבוע מהפגישה הראשונה ומחתימת החוזה',
    );
  });

  test('cards with mail, phone, chat and address', () => {
    const hrefs = linksIn($, '#contact-info').map(([, href]) => href);
    expect(hrefs).toEqual([
      'mailto:hello@example.com',
      'tel:+97230000000',
      expect.stringMatching(/^https:\/\/wa\.me\/972500000000\?text=/),
    ]);
    expect($('#contact-info address').text()).toBe(
      language === 'en' ? '1 Example St, Tel Aviv-Yafo, Israel' : 'רחוב הדוגמה 1, תל אביב–יפו',
    );
  });

  test('the prompt for a free 30-minute meeting', () => {
    expect(textOf($, '#consultation')).toContain(
      language === 'en' ? 'free 30-minute meeting' : 'פגישה של 30 דקות, בלי תשלום',
    );
    expect($('#consultation a').attr('href')).toBe('https://calendly.com/example/30min');
  });

  test('[S9] a reply within 24 hours', () => {
    expect(textOf($, 'main')).toContain(language === 'en' ? 'within 24 hours' : 'בתוך 24 שעות');
  });
});

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

describe.each(['en', 'he'] as const)('[S2] Reviews, %s', (language) => {
  test.each(['/', '/reviews'])(
    '%s keeps their place, and says why it is empty without scripts',
    async (path) => {
      const $ = await readPage(path, language);
      const list = $('#testimonials');
      expect(list.find('[aria-busy="true"]').length).toBe(1);
      expect(list.find('[data-needs-client]').length).toBe(1);
      expect(list.find('[role=status]').text()).toBe(
        language === 'en' ? 'Fetching reviews…' : 'מביאים את חוות הדעת…',
      );
      expect(list.find('[aria-busy] noscript').text()).toBe(
        translatorOf(language)('errors.noScript.reviews'),
      );
    },
  );
});

describe.each(['en', 'he'] as const)('[S2] Legal pages, %s', (language) => {
  test.each(['/terms', '/privacy', '/accessibility'])(
    '%s says that it is a sample',
    async (path) => {
      const $ = await readPage(path, language);
      expect(textOf($, 'main')).toContain(
        language === 'en' ? 'This is a sample text.' : 'זהו נוסח לדוגמה.',
      );
      expect($('main section h2').length).toBeGreaterThanOrEqual(5);
    },
  );

  test('the accessibility statement names its standard and whom to write to', async () => {
    const text = textOf(await readPage('/accessibility', language), 'main');
    expect(text).toContain('5568');
    expect(text).toContain('hello@example.com');
    expect(text).toContain('+972 3 000 0000');
  });
});
