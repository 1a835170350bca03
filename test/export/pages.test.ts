import type { CheerioAPI } from 'cheerio';
import { addOns } from '../../src/content/addOns';
import { claims } from '../../src/content/claims';
import { contactFaq, pricingFaq } from '../../src/content/faq';
import { plans } from '../../src/content/plans';
import type { PortfolioProject } from '../../src/content/portfolio';
import { portfolio } from '../../src/content/portfolio';
import { type Price, unitLabels } from '../../src/content/price';
import { previewedServices, services } from '../../src/content/services';
import { team } from '../../src/content/team';
import { workTerms } from '../../src/content/workTerms';
import { areSamples } from '../../src/features/portfolio/areSamples';
import { formatShekels } from '../../src/i18n/format';
import { headAttribute } from '../../src/seo/headTags';
import { translatorOf } from '../support/siteWords';
import { readPage, unknownPath } from './exportedSite';
import { linksIn, textOf, textsOf } from './readHtml';

const { uptime, replyHours, meetingMinutes } = claims;
const booking = 'https://calendly.com/example/30min';

describe.each(['en', 'he'] as const)('[S2] The pages in %s', (language) => {
  const t = translatorOf(language);
  const priced = (price: Price) =>
    price.kind === 'amount'
      ? `${formatShekels(price.amount, language)} ${t(unitLabels[price.per])}`
      : t(`units.${price.kind}`);
  const inLanguage = <Text>(english: Text, hebrew: Text) => (language === 'en' ? english : hebrew);
  let home: CheerioAPI;
  let servicesPage: CheerioAPI;
  let pricing: CheerioAPI;
  let contact: CheerioAPI;
  beforeAll(async () => {
    home = await readPage('/', language);
    servicesPage = await readPage('/services', language);
    pricing = await readPage('/pricing', language);
    contact = await readPage('/contact', language);
  });

  test('have the hero’s two actions on home', () => {
    expect(linksIn(home, '*:has(> h1)')).toEqual([
      [inLanguage('Start Your Project', 'התחילו פרויקט'), '/contact'],
      [inLanguage('View Our Work', 'לעבודות שלנו'), '/portfolio'],
    ]);
  });

  test('have three feature cards on home', () => {
    expect(home('#features li h3').length).toBe(3);
  });

  test('have four service previews with prices and links on home', () => {
    expect(linksIn(home, '#services li')).toEqual([
      [t('services.items.qrMenu.title'), '/services#qr-menu'],
      [t('services.items.onlineStore.title'), '/services#ecommerce'],
      [t('services.items.booking.title'), '/services#booking'],
      [t('services.items.maintenance.title'), '/services#maintenance'],
    ]);
    const previews = home('#services > * li:has(h3)').toArray();
    for (const [place, { price }] of previewedServices.entries())
      expect(home(previews[place]).text()).toContain(priced(price));
  });

  test('have a portfolio preview, reviews and a closing call to action on home', () => {
    expect(home('#portfolio li h3').length).toBe(2);
    expect(linksIn(home, '#portfolio').at(0)?.[1]).toBe('/portfolio');
    expect(home('#testimonials h2').length).toBe(1);
    expect(linksIn(home, '#closing').map(([, href]) => href)).toEqual(['/contact', '/pricing']);
  });

  test('[S9] claim uptime, reply time and the free call on home and /services', () => {
    expect(textOf(home, '#features')).toContain(`${uptime}%`);
    expect(textOf(servicesPage, '#maintenance')).toContain(`${uptime}%`);
    const soon = inLanguage(`within ${replyHours} hours`, `תוך ${replyHours} שעות`);
    for (const $ of [home, contact]) expect(textOf($, 'main')).toContain(soon);
    const minutes = `${meetingMinutes} דקות, ללא תשלום`;
    expect(textOf(home, '#closing')).toContain(
      inLanguage(`free ${meetingMinutes}-\u2060minute meeting`, minutes),
    );
  });

  test('have six cards with the specified anchors on /services', () => {
    const cards = servicesPage('main article').toArray();
    const anchors = cards.map((card) => servicesPage(card).attr('id'));
    expect(anchors).toHaveLength(6);
    expect(anchors).toEqual(
      expect.arrayContaining(['qr-menu', 'ecommerce', 'booking', 'maintenance']),
    );
  });

  test.each(services)(
    '[S9] have price and features of $id on /services',
    ({ id, anchor, title, description, price }) => {
      const features = t.keysIn(`services.items.${id}.features`);
      const card = `article#${anchor}`;
      expect(textOf(servicesPage, card)).toContain(priced(price));
      expect(textsOf(servicesPage, `${card} h3`)).toEqual([t(title)]);
      expect(servicesPage(card).text()).toContain(t(description));
      expect(textsOf(servicesPage, `${card} h4`)).toEqual([
        inLanguage("What's Included", 'מה כלול'),
      ]);
      expect(textsOf(servicesPage, `${card} [role=list] li`)).toEqual(
        features.map((feature) => t(feature)),
      );
      expect(features.length).toBeGreaterThanOrEqual(4);
      const drawn = servicesPage(`${card} [aria-hidden="true"]`).text();
      expect(drawn).toMatch(inLanguage(/[a-z]{3}/, /[א-ת]{3}/));
    },
  );

  test('have four steps in order on /services', () => {
    expect(textsOf(servicesPage, '#process ol > li h3')).toEqual(
      inLanguage(
        ['Discovery', 'Design', 'Development', 'Launch'],
        ['היכרות', 'עיצוב', 'פיתוח', 'השקה'],
      ),
    );
    const closing = linksIn(servicesPage, '#closing').map(([, href]) => href);
    expect(closing).toEqual(['/contact', '/pricing']);
  });

  test('have the free consultation on /services and /contact, as a link without scripts', () => {
    expect(textOf(servicesPage, '#consultation')).toContain(
      inLanguage(
        `free ${meetingMinutes}-\u2060minute consultation`,
        `${meetingMinutes} דקות, ללא תשלום`,
      ),
    );
    expect(textOf(contact, '#consultation')).toContain(
      inLanguage(
        `free ${meetingMinutes}-\u2060minute meeting`,
        `פגישה של ${meetingMinutes} דקות, ללא תשלום`,
      ),
    );
    for (const $ of [servicesPage, contact]) {
      expect($('#consultation a').attr('href')).toBe(booking);
      // The site starts when the calendar comes near the viewport.
      expect($('#consultation [data-needs-client]').length).toBe(1);
    }
  });

  test('[S3] have three plans with prices, features and actions on /pricing', () => {
    expect(textsOf(pricing, '#plans h3')).toEqual(
      inLanguage(['Starter', 'Professional', 'Enterprise'], ['בסיסי', 'מקצועי', 'רשתות']),
    );
    for (const [place, { price, features }] of plans.entries()) {
      const text = textOf(pricing, `#plans li:has(h3):eq(${place})`);
      expect(text).toContain(priced(price));
      for (const { key, params } of features) expect(text).toContain(t(key, params));
    }
    const ways = pricing('#plans li:has(h3) > a').toArray();
    expect(ways.map((link) => pricing(link).attr('href'))).toEqual(
      plans.map(({ id }) => `/contact?about=${id}#order`),
    );
  });

  test('mark Professional as popular and Enterprise as best value on /pricing', () => {
    const cards = [0, 1, 2].map((place) => textOf(pricing, `#plans li:has(h3):eq(${place})`));
    const popular = t('pricing.plans.popular');
    expect(cards.map((text) => text.includes(popular))).toEqual([false, true, false]);
    const best = inLanguage('Best Value', 'הכי משתלם');
    expect(cards.map((text) => text.includes(best))).toEqual([false, false, true]);
  });

  test('[S9] have six add-ons with prices and units on /pricing, and a link to the services', () => {
    const pricesIn = (list: string) =>
      pricing(`${list} dl > div`)
        .toArray()
        .map((line) => pricing(line).find('dd').first().text());
    expect(addOns).toHaveLength(6);
    expect(pricesIn('#add-ons')).toEqual(addOns.map(({ price }) => priced(price)));
    expect(linksIn(pricing, '#plans')).toContainEqual([t('pricing.services'), '/services']);
  });

  test('have at least five answered questions on /pricing; no setup fee, cancel any time', () => {
    const questions = textsOf(pricing, '#faq details:not(:has(details)) > summary');
    expect(questions.length).toBeGreaterThanOrEqual(5);
    for (const question of questions) expect(question).toMatch(/\?$/);
    const answers = textsOf(pricing, '#faq details p');
    expect(answers.length).toBeGreaterThanOrEqual(questions.length);
    for (const answer of answers) expect(answer.length).toBeGreaterThan(20);
    const text = textOf(pricing, 'main');
    expect(text).toContain(
      inLanguage('No setup fee on standard plans', 'בלי דמי הקמה במסלולים הבסיסי והמקצועי'),
    );
    expect(text).toContain(inLanguage('you can cancel any time', 'אפשר לבטל בכל רגע'));
  });

  test('have a heading and an anchor for each answer', () => {
    for (const [$, asked] of [
      [pricing, pricingFaq],
      [contact, contactFaq],
    ] as const) {
      expect(textsOf($, '#faq summary > h3')).toEqual(asked.map(({ question }) => t(question)));
      for (const { anchor, answer } of asked) {
        expect(anchor).toMatch(/^answer(-[a-z]+)+$/);
        expect(textsOf($, `details > #${anchor}`)).toEqual([t(answer)]);
      }
    }
  });

  test('say once in each section of samples that they are samples, or on each sample', async () => {
    const $ = await readPage('/portfolio', language);
    const saidOf = (projects: readonly PortfolioProject[]) =>
      areSamples(projects) ? 1 : projects.filter(({ sample }) => sample).length;
    const sections = [
      [home, '#features', Number(team.sample)],
      [home, '#portfolio', saidOf(portfolio.slice(0, 2))],
      [$, '#projects', saidOf(portfolio)],
      [pricing, '#faq', Number(workTerms.sample)],
      [contact, '#team', Number(team.sample)],
    ] as const;
    for (const [page, section, times] of sections) {
      const said = textOf(page, section).match(inLanguage(/sample/gi, /דוגמ/g)) ?? [];
      expect([section, said.length]).toEqual([section, times]);
    }
  });

  test('have four questions on /contact; most projects can start within 1 week', () => {
    expect(contact('#faq details').length).toBe(4);
    expect(textOf(contact, '#faq')).toContain(
      inLanguage(
        'Most projects can start within 1 week after the first meeting and contract signing',
        'אפשר להתחיל בתוך שבוע מהפגישה הראשונה ומחתימת החוזה',
      ),
    );
  });

  test('have phone, chat, email and address beside the form on /contact', () => {
    expect(linksIn(contact, '#contact-info').map(([, href]) => href)).toEqual([
      'tel:+97230000000',
      expect.stringMatching(/^https:\/\/wa\.me\/972500000000\?text=/),
      'mailto:hello@example.com',
    ]);
    expect(contact('#contact-info address').text()).toBe(
      inLanguage('1 Example St, Tel Aviv-Yafo, Israel', 'רחוב הדוגמה 1, תל אביב־יפו'),
    );
  });

  test('have name, description, cover and link of each project on /portfolio', async () => {
    const $ = await readPage('/portfolio', language);
    const cards = $('#projects li').toArray();
    expect(cards.length).toBeGreaterThanOrEqual(3);
    const images = $('#projects img').toArray();
    expect(images).toHaveLength(cards.length);
    for (const [place, { attribs }] of images.entries()) {
      // The first row is on the first screen.
      expect(attribs.loading).toBe(place < 2 ? 'eager' : 'lazy');
      expect(attribs.src).toContain(inLanguage('.ltr.', '.rtl.'));
    }
    for (const card of cards) {
      expect($(card).find('p').last().text().length).toBeGreaterThan(40);
      expect($(card).find('[data-cover]').length).toBe(1);
      const name = $(card).find('h3').text();
      const link = $(card).find('a');
      expect(name).toMatch(/\S/);
      expect(link.text()).toBe(inLanguage('Preview Website', 'לצפייה באתר'));
      expect(link.attr()).toMatchObject({
        href: expect.stringMatching(/^(https?:\/\/|\/menu\/)/),
        target: '_blank',
        rel: expect.stringContaining('noopener'),
        'aria-label': expect.stringContaining(name),
      });
    }
  });

  test.each(['/', '/reviews'])(
    'reserve the reviews’ space on %s, and explain it without scripts',
    async (path) => {
      const $ = await readPage(path, language);
      const list = $('#testimonials');
      expect(list.find('[aria-busy="true"]').length).toBe(1);
      expect(list.find('[data-needs-client]').length).toBe(1);
      expect(list.find('[role=status]').text()).toBe(
        inLanguage('Loading reviews…', 'טוענים את חוות הדעת…'),
      );
      expect(list.find('[aria-busy] noscript').text()).toBe(t('errors.noScript.reviews'));
    },
  );

  test('have a not-found page with the specified texts, which is not indexed', async () => {
    const $ = await readPage(unknownPath, language);
    expect($('h1').text()).toBe(inLanguage('Page Not Found', 'העמוד לא נמצא'));
    expect(textOf($, 'main')).toContain(
      inLanguage(
        "The page you're looking for doesn't exist or has been moved.",
        'העמוד שחיפשתם לא קיים, או שעבר למקום אחר.',
      ),
    );
    expect(linksIn($, 'main').slice(0, 2)).toEqual([
      [inLanguage('Go Home', 'לדף הבית'), '/'],
      [inLanguage('Contact Us', 'צרו קשר'), '/contact'],
    ]);
    expect(textsOf($, 'title')).toEqual([t('meta.notFound.title')]);
    const metas = $(`meta[${headAttribute}]`).toArray();
    expect(metas.map(({ attribs }) => [attribs.name, attribs.content])).toEqual([
      ['description', t('meta.notFound.description')],
      ['robots', 'noindex'],
    ]);
    expect($('link[rel=canonical], link[rel=alternate], [style], [aria-current]').length).toBe(0);
    expect($('script[type="application/ld+json"]').length).toBe(0);
    expect($('header nav a').length).toBe(6);
    expect($('footer nav a').length).toBe(3);
    // Starts the site immediately, so that the visit is logged.
    expect($('main [data-needs-client]').length).toBe(1);
  });
});
