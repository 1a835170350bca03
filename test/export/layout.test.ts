import type { CheerioAPI } from 'cheerio';
import { exampleSettings } from '../support/exampleSettings';
import { everyPage, linksIn, readPage, rulesOf, textOf } from '../support/exportedPage';
import { testYear } from '../support/siteWords';

const words = {
  en: {
    nav: ['Home', 'Services', 'Portfolio', 'Reviews', 'Pricing', 'Contact'],
    getStarted: 'Get Started',
    services: [
      'QR menus',
      'NFC solutions',
      'Online stores',
      'Website maintenance',
      'Custom development',
    ],
    company: ['Portfolio', 'Pricing', 'Contact'],
    legal: ['Terms', 'Privacy', 'Accessibility'],
    greeting: 'Hi! I’m interested in your software solutions and would like to discuss my project.',
    badge: 'Schedule time with me',
    placeholder: 'Placeholder',
    newTab: 'opens in a new tab',
    studio: 'Tafrit Studio',
    name: 'English',
    menu: 'Open menu',
    messages: 'Messages (F8)',
    phone: '+972 3 000 0000',
  },
  he: {
    nav: ['בית', 'שירותים', 'עבודות', 'Reviews', 'מחירון', 'צרו קשר'],
    getStarted: 'בואו נתחיל',
    services: ['תפריטי QR', 'פתרונות NFC', 'חנויות מקוונות', 'תחזוקת אתרים', 'פיתוח בהתאמה אישית'],
    company: ['עבודות', 'מחירון', 'צרו קשר'],
    legal: ['תנאי שימוש', 'פרטיות', 'נגישות'],
    greeting: 'היי! אשמח לשמוע על פתרונות התוכנה שלכם ולדבר על הפרויקט שלי.',
    badge: 'קבעו איתנו פגישה',
    placeholder: 'לדוגמה בלבד',
    newTab: 'נפתח בלשונית חדשה',
    studio: 'סטודיו תפריט',
    name: 'עברית',
    menu: 'פתיחת התפריט',
    messages: 'הודעות (F8)',
    phone: '03-000-0000',
  },
} as const;

const routes = ['/', '/services', '/portfolio', '/reviews', '/pricing', '/contact'];

describe.each(everyPage)('[S2] What surrounds $path in $language', ({ path, language }) => {
  const own = words[language];
  let $: CheerioAPI;
  beforeAll(async () => {
    $ = await readPage(path, language);
  });

  test('the navigation: six links, then get started', () => {
    expect(linksIn($, 'header nav')).toEqual(
      own.nav.map((text, place) => [text, routes[place] ?? '']),
    );
    expect(linksIn($, 'header').at(-1)).toEqual([own.getStarted, '/contact']);
  });

  test('the selector shows the name of the language, in that language', () => {
    const selector = $('header button[aria-haspopup=menu]');
    expect(selector.find('[lang]').text()).toBe(own.name);
    expect(selector.find('[lang]').attr('lang')).toBe(language);
    expect(selector.find('svg').attr('aria-hidden')).toBe('true');
  });

  test('the panel’s button has a name and says that it is closed', () => {
    const button = $(`header button[aria-label="${own.menu}"]`);
    expect(button.attr('aria-expanded')).toBe('false');
    expect(button.attr('aria-haspopup')).toBe('dialog');
  });

  test('the footer’s first column: mark, name, description', () => {
    expect($('footer a[href="/"]').text()).toBe(own.studio);
    expect(textOf($, 'footer')).toContain(
      language === 'en'
        ? 'Tafrit Studio is a small software studio in Israel'
        : 'סטודיו תוכנה קטן מישראל',
    );
  });

  test('its second column: five services, all on /services', () => {
    const column = $('footer h2').eq(0).parent();
    const links = column.find('a').toArray();
    expect(links.map((link) => $(link).text())).toEqual(own.services);
    for (const link of links) expect($(link).attr('href')).toMatch(/^\/services(#|$)/);
  });

  test('its third column: portfolio, pricing, contact, mail, phone', () => {
    const column = $('footer h2').eq(1).parent();
    const links = column.find('a').toArray();
    expect(links.map((link) => [$(link).text(), $(link).attr('href')])).toEqual([
      [own.company[0], '/portfolio'],
      [own.company[1], '/pricing'],
      [own.company[2], '/contact'],
      ['hello@example.com', 'mailto:hello@example.com'],
      [own.phone, 'tel:+97230000000'],
    ]);
    expect(column.find('[href^="tel:"] bdi').attr('dir')).toBe('ltr');
  });

  test('the social links, in a block that is hidden', () => {
    const block = $('footer [hidden]');
    expect(block.length).toBe(1);
    const hrefs = block.find('a').toArray();
    expect(hrefs.map((link) => $(link).attr('href'))).toEqual([
      exampleSettings.social.facebook,
      exampleSettings.social.linkedin,
      exampleSettings.social.instagram,
    ]);
    expect($('style').text()).toMatch(/\[hidden\]{display:none ?!important;?}/);
  });

  test('the copyright line with the year, and the legal pages beside it', () => {
    expect(textOf($, 'footer')).toContain(`© ${testYear} ${own.studio}`);
    expect(linksIn($, 'footer nav')).toEqual([
      [own.legal[0], '/terms'],
      [own.legal[1], '/privacy'],
      [own.legal[2], '/accessibility'],
    ]);
  });

  test('the chat link opens the app with a greeting in the language of the page', () => {
    const chats = $('a[href^="https://wa.me/"]').toArray();
    expect(chats.length).toBeGreaterThan(0);
    for (const chat of chats) {
      const url = new URL($(chat).attr('href') ?? '');
      expect(url.pathname).toBe('/972500000000');
      expect(url.searchParams.get('text')).toBe(own.greeting);
      expect($(chat).attr('rel')).toContain('noopener');
    }
    expect($('main a[href^="https://wa.me/"]').length).toBe(path === '/contact' ? 1 : 0);
  });

  test('the badge is a link to the booking page', () => {
    const badge = $('a').filter((_, link) => $(link).text().startsWith(own.badge));
    expect(badge.length).toBe(1);
    expect(badge.attr('href')).toBe('https://calendly.com/example/30min');
    expect(badge.attr('target')).toBe('_blank');
    expect(badge.text()).toBe(`${own.badge} (${own.newTab})`);
    expect(badge.attr('title')).toBe(own.placeholder);
  });

  test('[S4] a region for short messages, empty and without a tab stop', () => {
    const region = $(`section[aria-label="${own.messages}"]`);
    expect(region.attr('tabindex')).toBe('-1');
    expect(region.html()).toBe('');
  });

  test('a live region for announcements, empty', () => {
    const region = $('#announcer');
    expect(region.attr('role')).toBe('status');
    expect(region.text()).toBe('');
  });
});

describe('[S2] Hebrew gets wider spacing in the navigation', () => {
  test('the links stand further apart than in English', async () => {
    const [english, hebrew] = [await gapsOf('en'), await gapsOf('he')];
    expect(english).toHaveLength(1);
    expect(hebrew.at(-1)).toBeGreaterThan(english.at(-1) ?? Number.POSITIVE_INFINITY);
  });

  /** The least gaps, in rem, that the rules give the row of links, in the order of the rules. */
  async function gapsOf(language: 'en' | 'he') {
    const $ = await readPage('/', language);
    return rulesOf($)
      .filter(({ declarations }) => declarations.includes('column-gap'))
      .filter(({ selector }) =>
        $('header nav ul').is(selector.replaceAll(':lang(he)', ':is([lang="he"], [lang="he"] *)')),
      )
      .map(({ declarations }) => Number(/column-gap:[^\d.]*([\d.]+)rem/.exec(declarations)?.[1]));
  }
});

describe('[S1] The banner', () => {
  test.each([
    ['en', 'Closed on <b>Friday</b>'],
    ['he', 'סגור ביום שישי'],
  ] as const)(
    'stands above the header when the owner writes one, %s',
    async (language, message) => {
      const bannerMessage = { en: 'Closed on <b>Friday</b>', he: 'סגור ביום שישי' };
      const $ = await readPage('/', language, { ...exampleSettings, bannerMessage });
      expect($('aside p').text()).toBe(message);
      expect($('aside button').attr('aria-label')).toMatch(/\S/);
      expect($('aside').nextAll('header').length).toBe(1);
    },
  );
});
