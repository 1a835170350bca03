import type { CheerioAPI } from 'cheerio';
import { exampleSettings } from '../support/exampleSettings';
import { testYear } from '../support/siteWords';
import { readPage } from './exportedSite';
import { everyPage, linksIn, textOf, textsOf } from './readHtml';

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

describe.each(['en', 'he'] as const)('[S2] The layout in %s', (language) => {
  const own = words[language];
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

  test('has a navigation of six links, Reviews in English, and get started', () => {
    expect(linksIn($, 'header nav')).toEqual(
      own.nav.map((text, place) => [text, routes[place] ?? '']),
    );
    expect($('header nav a[href="/reviews"]').attr('lang')).toBe('en');
    expect(linksIn($, 'header').at(-1)).toEqual([own.getStarted, '/contact']);
  });

  test('has a language selector with the language’s own name', () => {
    const selector = $('header button[aria-haspopup=menu]');
    expect(selector.find('[lang]').text()).toBe(own.name);
    expect(selector.find('[lang]').attr('lang')).toBe(language);
    expect(selector.find('svg').attr('aria-hidden')).toBe('true');
  });

  test('has a panel button with a name and a collapsed state', () => {
    const button = $(`header button[aria-label="${own.menu}"]`);
    expect(button.attr()).toMatchObject({ 'aria-expanded': 'false', 'aria-haspopup': 'dialog' });
  });

  test('has the logo, name and description in the first footer column', () => {
    expect($('footer a[href="/"]').text()).toBe(own.studio);
    expect(textOf($, 'footer')).toContain(
      language === 'en'
        ? 'Tafrit Studio is a small software studio in Israel'
        : 'סטודיו תוכנה קטן מישראל',
    );
  });

  test('has five services in the second column, all on /services', () => {
    const links = linksIn($, 'footer div:has(> h2):first');
    expect(links).toEqual(
      own.services.map((name) => [name, expect.stringMatching(/^\/services#/)]),
    );
  });

  test('has portfolio, pricing, contact, email and phone in the third column', () => {
    expect(linksIn($, 'footer div:has(> h2):last')).toEqual([
      [own.company[0], '/portfolio'],
      [own.company[1], '/pricing'],
      [own.company[2], '/contact'],
      ['hello@example.com', 'mailto:hello@example.com'],
      [own.phone, 'tel:+97230000000'],
    ]);
    expect($('footer [href^="tel:"] bdi').attr('dir')).toBe('ltr');
  });

  test('has a hidden list of social links', () => {
    const { facebook, linkedin, instagram } = exampleSettings.social;
    expect($('footer [hidden]').length).toBe(1);
    expect(linksIn($, 'footer [hidden]').map(([, href]) => href)).toEqual([
      facebook,
      linkedin,
      instagram,
    ]);
    expect($('style').text()).toMatch(/\[hidden\]{display:none ?!important;?}/);
  });

  test('has a copyright line with the year and legal pages', () => {
    expect(textOf($, 'footer')).toContain(`© ${testYear} ${own.studio}`);
    expect(linksIn($, 'footer nav')).toEqual([
      [own.legal[0], '/terms'],
      [own.legal[1], '/privacy'],
      [own.legal[2], '/accessibility'],
    ]);
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
      expect(url.searchParams.get('text')).toBe(own.greeting);
      expect(rel).toContain('noopener');
    }
  });

  test('has a badge that links to the booking page', () => {
    const badge = $('a').filter((_, link) => $(link).text().startsWith(own.badge));
    expect(badge.length).toBe(1);
    expect(badge.text()).toBe(`${own.badge} (${own.newTab})`);
    expect(badge.attr()).toMatchObject({
      href: 'https://calendly.com/example/30min',
      target: '_blank',
      title: own.placeholder,
    });
  });

  test('[S4] has an empty toast region and an empty live region', () => {
    const region = $(`section[aria-label="${own.messages}"]`);
    expect(region.attr('tabindex')).toBe('-1');
    expect(region.html()).toBe('');
    expect($('#announcer').attr('role')).toBe('status');
    expect($('#announcer').text()).toBe('');
  });
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
