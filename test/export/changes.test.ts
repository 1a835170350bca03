import { load } from 'cheerio';
import { en } from '../../locales/en';
import { he } from '../../locales/he';
import { defaultParams } from '../../src/app/defaultParams';
import type { Service } from '../../src/content/services';
import { createMessageStore } from '../../src/i18n/messageStore';
import { qrCodesOf } from '../../src/tools/export/qrCodes';
import { exampleSettings } from '../support/exampleSettings';
import { testAssets } from '../support/exportedPage';
import { testYear } from '../support/siteWords';
import { writtenAmount } from './writtenPrices';

/** The whole of the site's code anew, over changed facts. */
async function freshServer() {
  const { renderPage } = await import('../../src/server');
  return async (path: string, language: 'en' | 'he', words = { en, he }) => {
    const { html } = await renderPage({
      path,
      language,
      settings: exampleSettings,
      words: createMessageStore(
        () => Promise.reject(),
        defaultParams(exampleSettings, testYear),
        words,
      ),
      year: testYear,
      qr: qrCodesOf(exampleSettings),
      assets: testAssets,
    });
    return load(html);
  };
}

beforeEach(() => jest.resetModules());
afterEach(() => jest.dontMock('../../src/content/services').dontMock('../../src/content/claims'));

test.each([
  ['en', '₪4,321'],
  ['he', '4,321\u00a0₪'],
] as const)(
  '[S9] a changed price turns up on every page that shows it, %s',
  async (language, price) => {
    const actual: Record<'services' | 'previewedServices', readonly Service[]> = jest.requireActual(
      '../../src/content/services',
    );
    const repriced = (services: readonly Service[]) =>
      services.map((service) =>
        service.id === 'qrMenu'
          ? { ...service, price: { kind: 'amount', amount: 4321, per: 'month' } }
          : service,
      );
    jest.doMock('../../src/content/services', () => ({
      services: repriced(actual.services),
      previewedServices: repriced(actual.previewedServices),
    }));
    const read = await freshServer();
    const servicesPage = await read('/services', language);
    expect(servicesPage('#qr-menu').text()).toContain(price);
    const before = actual.services.find(({ id }) => id === 'qrMenu')?.price;
    if (before?.kind === 'amount') {
      expect(servicesPage('#qr-menu').text()).not.toContain(writtenAmount(before, language));
    }
    expect(servicesPage('script[type="application/ld+json"]').text()).toContain('"price":4321');
    expect((await read('/', language))('#services').text()).toContain(price);
  },
);

test.each([
  ['en', 'within 77 hours'],
  ['he', 'בתוך 77 שעות'],
  ['en', 'start within 3 weeks'],
  ['he', 'להתחיל בתוך 3 שבועות'],
] as const)('[S9] a changed claim turns up in the words, %s', async (language, words) => {
  const actual: object = jest.requireActual('../../src/content/claims');
  jest.doMock('../../src/content/claims', () => ({
    ...actual,
    claims: { uptime: 99.5, replyHours: 77, meetingMinutes: 30, startWeeks: 3 },
  }));
  // The facts are read with the words: both from the fresh modules.
  const { defaultParams: freshFacts } = await import('../../src/app/defaultParams');
  const { renderPage } = await import('../../src/server');
  const store = createMessageStore(() => Promise.reject(), freshFacts(exampleSettings, testYear), {
    en,
    he,
  });
  const request = {
    language,
    settings: exampleSettings,
    words: store,
    year: testYear,
    qr: qrCodesOf(exampleSettings),
    assets: testAssets,
  };
  const contact = load((await renderPage({ ...request, path: '/contact' })).html);
  expect(contact('main').text()).toContain(words);
  expect(contact('body').text()).not.toMatch(/24 (hours|שעות)/);
  const home = load((await renderPage({ ...request, path: '/' })).html);
  expect(home('#features').text()).toContain('99.5%');
});

test.each(['en', 'he'] as const)(
  '[S4] a changed word turns up where it is used, %s',
  async (language) => {
    const change = <Words extends typeof en | typeof he>(words: Words) => ({
      ...words,
      layout: { ...words.layout, getStarted: '<Order> & now' },
    });
    const read = await freshServer();
    for (const path of ['/', '/contact', '/no-such-dish']) {
      const $ = await read(path, language, {
        en,
        he,
        [language]: change(language === 'en' ? en : he),
      });
      expect($('header a[href="/contact"]').last().text()).toBe('<Order> & now');
    }
  },
);
