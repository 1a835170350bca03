import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { previewedServices, type Service } from '../../src/content/services';
import { readSettings } from '../../src/settings/readSettings';
import { ownEnvironment } from '../settings/values';
import { exampleSettings } from '../support/exampleSettings';
import { pageCode } from '../support/pageCode';
import { translatorOf } from '../support/siteWords';
import { temporaryFolder } from '../support/temporaryFolder';
import { builtFiles, exportInto } from './exportInto';
import { textOf, textsOf } from './readHtml';

/** A studio's own settings. */
const { settings: changedSettings } = readSettings(exampleSettings, {
  ...ownEnvironment,
  REVIEWS_API: '',
  INQUIRY_DAYS: '1095',
  BANNER_MESSAGE_EN: 'Closed on <b>Friday</b>',
  BANNER_MESSAGE_HE: 'סגור ביום שישי',
  VAT_NOTE: 'included',
  OPENING_HOURS_DAYS: 'Sunday-Friday',
  OPENING_HOURS_FROM: '8:30',
  OPENING_HOURS_TO: '15:00',
  STUDIO_REGISTRATION: 'licensedDealer',
  BOOKING_SERVICE_NAME: 'Cal.com',
  ANALYTICS_SERVICE_NAME: 'Own Analytics',
  ANALYTICS_SERVICE_COMPANY: 'Measuring Ltd',
});

let scratch: string;
beforeAll(async () => {
  scratch = await temporaryFolder();
  // Everything that reads these facts is imported after the change.
  jest.resetModules();
  changeFacts();
  await exportInto(scratch, changedSettings, { now: new Date('2044-06-01T12:00:00Z') });
}, 300_000);

describe.each(['en', 'he'] as const)('A changed site, %s', (language) => {
  const inLanguage = (english: string, hebrew: string) => (language === 'en' ? english : hebrew);
  const root = () => path.join(scratch, 'site', language === 'en' ? 'com' : 'co.il');
  const read = (file: string) => readFile(path.join(root(), file), 'utf8');
  const page = async (file: string) =>
    load(await read(`${file}.html`), { scriptingEnabled: false });
  const name = changedSettings.studioName[language];
  const origin = changedSettings.origin[language];

  test('[Settings] has the studio’s name, email, phone, chat, booking, days and VAT', async () => {
    const $ = await page('contact');
    expect($('title').text()).toContain(name);
    expect($('footer').text()).toContain(`© 2044 ${name}`);
    const { studioLegalName, studioCompanyNumber, email } = changedSettings;
    expect($('footer').text()).toContain(studioLegalName[language]);
    expect($('footer').text()).toContain(studioCompanyNumber);
    expect($(`footer a[href="mailto:${email}"]`).text()).toBe(email);
    const phone = inLanguage('+972 4 855 1234', '04-855-1234');
    expect($('footer a[href="tel:+97248551234"]').text()).toBe(phone);
    expect($('a[href^="https://wa.me/972548551234?text="]').length).toBe(3);
    expect($(`a[href="${changedSettings.bookingUrl}"]`).length).toBeGreaterThanOrEqual(2);
    // Only Calendly's calendar opens in the page.
    expect($('[data-opens-dialog], #consultation button').length).toBe(0);
    expect($('link[rel=canonical]').attr('href')).toBe(`${origin}/contact`);
    const pricing = await page('pricing');
    const note = translatorOf(language)('pricing.vatIncluded');
    expect(textsOf(pricing, 'main p')).toContain(note);
    expect(pricing('script[type="application/ld+json"]').text()).not.toMatch(/TaxIncluded":false/);
  });

  test('[Settings] has a privacy page about the configured services', async () => {
    const text = textOf(await page('privacy'), 'main').replace(/[\u2066-\u2069]/g, '');
    for (const said of [
      inLanguage('1,095 days', '1,095 יום'),
      'api.levi-studio.co.il',
      'Cal.com (calendly.com)',
      'Own Analytics (www.googletagmanager.com)',
      inLanguage('Measuring Ltd receives', 'Measuring Ltd מקבלת'),
      inLanguage('licensed dealer no. 515234567', 'עוסק מורשה 515234567'),
    ])
      expect(text).toContain(said);
  });

  test('[S9] has its own hours in the drawn calendar and in the answers about days of rest and about visitors abroad', async () => {
    const drawn = textsOf(await page('contact'), '#consultation [aria-hidden="true"] span');
    expect(drawn.filter((text) => text.includes(':'))).toEqual(
      [8, 9, 10, 11, 12, 13, 14].map((hour) => `${hour}:30`),
    );
    const answers = textOf(await page('pricing'), '#faq');
    expect(answers).toContain(inLanguage('Do you answer on Shabbat?', 'אתם עונים גם בשבת?'));
    expect(answers).toContain(inLanguage('holidays do not count', 'נעצרת בשבת ובחג'));
    const hours = inLanguage('3 p.m. Israel time, usually 1:30 a.m. to 8 a.m.', 'מ־1:30 עד 8:00');
    expect(answers.replaceAll('\u00a0', ' ')).toContain(hours);
  });

  test('[S2] does not call real projects samples', async () => {
    const $ = await page('portfolio');
    const said = [
      ...textsOf($, 'h1, h1 + p, #projects > div > div:first-child'),
      $('meta[name="description"]').attr('content') ?? '',
      $('meta[property="og:image:alt"]').attr('content') ?? '',
    ];
    expect(said.join('\n')).toContain(inLanguage('we made', 'שבנינו'));
    expect(said.join('\n')).not.toMatch(/\bsamples?\b|דוגמ/i);
  });

  test('[Settings] has no placeholder in any file', async () => {
    const entries = await readdir(root(), { withFileTypes: true });
    const placeholder =
      /(hello|access)@example|www\.example\.co|Tafrit Studio|סטודיו תפריט|97230000000|title="(Placeholder|לדוגמה)/;
    for (const { name: file } of entries.filter((one) => one.isFile()))
      expect([file, (await read(file)).match(placeholder)?.[0]]).toEqual([file, undefined]);
  });

  test('[S7] passes analytics to the boot script, and data to the site', async () => {
    const script = (await page('index'))('script[data-code]');
    const [file = '', ...settings] = (script.attr('data-counting') ?? '').split(' ');
    expect(builtFiles).toHaveProperty([file.replace('/assets/', '')]);
    const { analyticsId, analyticsConsent, analyticsHost } = changedSettings;
    expect(settings).toEqual([analyticsId, analyticsConsent, analyticsHost]);
    const data = pageCode(script.attr('data-code')).find((one) => one.includes('siteData'));
    expect(await read(data ?? '?')).toContain(changedSettings.email);
  });

  test('[S9] has a changed price on every page that has it', async () => {
    const $ = await page('services');
    const price = inLanguage('₪4,321', '4,321\u00a0₪');
    expect($(`#${previewedServices[0]?.anchor}`).text()).toContain(price);
    expect($('script[type="application/ld+json"]').text()).toContain('"price":4321');
    expect((await page('index'))('#services').text()).toContain(price);
  });

  test('[S2] draws no sticker on the counter of services where none is sold', async () => {
    expect((await page('services'))('#main img').attr('src')).toMatch(/^\/covers\/till\./);
  });

  test('[S9] has a changed claim in messages', async () => {
    const text = (await page('contact'))('main').text();
    expect(text).toContain(inLanguage('within 77\u00a0hours', 'בתוך 77\u00a0שעות'));
    expect(text).toContain(inLanguage('start within 3\u00a0weeks', 'להתחיל בתוך 3\u00a0שבועות'));
    expect(text).not.toMatch(/24\s(hours|שעות)/);
    expect((await page('index'))('#features').text()).toContain('99.5%');
  });

  test('[S1] has the owner’s banner above the header, escaped', async () => {
    const $ = await page('index');
    expect($('aside p').text()).toBe(changedSettings.bannerMessage[language]);
    expect($('aside button').attr('aria-label')).toMatch(/\S/);
    expect($('aside').nextAll('header').length).toBe(1);
  });
});

function changeFacts() {
  const lists: Readonly<Record<string, readonly Service[]>> = jest.requireActual(
    '../../src/content/services',
  );
  const price = { kind: 'amount', amount: 4321, per: 'month' };
  const repriced = (services: readonly Service[]) =>
    services
      .filter(({ id }) => id !== 'nfc')
      .map((service) =>
        service.id === previewedServices[0]?.id ? { ...service, price } : service,
      );
  const changed = Object.entries(lists).map(([name, list]) => [name, repriced(list)]);
  jest.doMock('../../src/content/services', () => Object.fromEntries(changed));
  const claims: object = jest.requireActual('../../src/content/claims');
  jest.doMock('../../src/content/claims', () => ({
    ...claims,
    portfolioIsSample: false,
    claims: { uptime: 99.5, replyHours: 77, meetingMinutes: 30, startWeeks: 3 },
  }));
}
