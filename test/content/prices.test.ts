import { en } from '../../locales/en';
import { currency } from '../../locales/languages';
import { addOns } from '../../src/content/addOns';
import { plans } from '../../src/content/plans';
import { priceWords, unitWords } from '../../src/content/price';
import { previewedServices, services } from '../../src/content/services';
import { filled, flatWords } from '../locales/flatWords';

const words = flatWords(en);

describe('[S9] Services', () => {
  test.each([
    ['qrMenu', { kind: 'amount', amount: 299, per: 'month' }],
    ['nfc', { kind: 'amount', amount: 199, per: 'month' }],
    ['onlineStore', { kind: 'amount', amount: 799, per: 'month' }],
    ['booking', { kind: 'amount', amount: 399, per: 'month' }],
    ['customDevelopment', { kind: 'onRequest' }],
    ['maintenance', { kind: 'hourlyOrMonthly' }],
  ])('%s costs what the specification says', (id, price) => {
    expect(services.find((service) => service.id === id)?.price).toEqual(price);
  });

  test('[S2] there are six, with the given anchors, each with its own object', () => {
    expect(services.map(({ id, anchor, image }) => [id, anchor, image])).toEqual([
      ['qrMenu', 'qr-menu', 'tableTent'],
      ['nfc', 'nfc', 'sticker'],
      ['onlineStore', 'ecommerce', 'receipt'],
      ['booking', 'booking', 'ledger'],
      ['customDevelopment', 'custom-development', 'docket'],
      ['maintenance', 'maintenance', 'serviceTag'],
    ]);
  });

  test('[S2] each lists four to six features, and all that its place in the words has', () => {
    for (const { id, features } of services) {
      expect(features.length).toBeGreaterThanOrEqual(4);
      expect(features.length).toBeLessThanOrEqual(6);
      expect(features).toEqual(
        Object.keys(en.services.items[id].features).map(
          (name) => `services.items.${id}.features.${name}`,
        ),
      );
    }
  });

  test('[S2] home previews four of them', () => {
    expect(previewedServices.map(({ id }) => id)).toEqual([
      'qrMenu',
      'onlineStore',
      'booking',
      'maintenance',
    ]);
  });
});

describe('[S9] Plans', () => {
  test('Starter 199 and Professional 399 per month, Enterprise at a custom price', () => {
    expect(plans.map(({ id, price }) => [id, price])).toEqual([
      ['starter', { kind: 'amount', amount: 199, per: 'month' }],
      ['professional', { kind: 'amount', amount: 399, per: 'month' }],
      ['enterprise', { kind: 'custom', note: 'pricing.plans.enterprise.period' }],
    ]);
    expect(words[priceWords.custom]).toBe('Custom pricing');
  });

  test('[S3] Professional alone is popular, Enterprise alone has the badge', () => {
    expect(plans.map(({ popular }) => popular)).toEqual([false, true, false]);
    expect(plans.map(({ badge }) => badge && words[badge])).toEqual([
      undefined,
      undefined,
      'Best Value',
    ]);
  });

  test.each([
    ['starter', ['Up to 50 menu items', '2 languages']],
    ['professional', ['Unlimited menu items', '5 languages']],
  ])('%s has its limits in its list', (id, limits) => {
    const features = plans.find((plan) => plan.id === id)?.features ?? [];
    const lines = features.map(({ key, params }) =>
      filled(words[key] ?? '', { replyHours: 24, ...params }),
    );
    expect(lines).toEqual(expect.arrayContaining(limits));
  });
});

describe('[S9] Add-ons', () => {
  test('the six cost what the specification says, in its units', () => {
    expect(addOns.map(({ id, price }) => [id, price])).toEqual([
      ['nfcStickers', { kind: 'amount', amount: 250, per: 'packOf10' }],
      ['extraLanguage', { kind: 'amount', amount: 99, per: 'language' }],
      ['menuPhotography', { kind: 'amount', amount: 1500, per: 'thirtyDishes' }],
      ['tableQrCodes', { kind: 'amount', amount: 49, per: 'table' }],
      ['reviewsSystem', { kind: 'amount', amount: 399, per: 'month' }],
      ['paymentSystem', { kind: 'amount', amount: 799, per: 'once' }],
    ]);
  });

  test('the units read as given', () => {
    expect(Object.entries(unitWords).map(([unit, key]) => [unit, words[key]])).toEqual([
      ['month', 'per month'],
      ['packOf10', 'per pack of 10'],
      ['language', 'per language'],
      ['thirtyDishes', 'per 30 dishes'],
      ['table', 'per table'],
      ['once', 'once'],
    ]);
  });
});

test('[S9] the currency is the shekel', () => {
  expect(currency).toBe('ILS');
});
