import { readFileSync } from 'node:fs';
import { en } from '../../locales/en';
import { addOns } from '../../src/content/addOns';
import { claims } from '../../src/content/claims';
import { plans } from '../../src/content/plans';
import { type Price, unitLabels } from '../../src/content/price';
import { services } from '../../src/content/services';
import { filled, flatWords } from '../locales/flatWords';
import { specifiedClaims } from './specifiedClaims';

const words = flatWords(en);

describe('[S9] Services', () => {
  test('[S2] are six, with the specified anchors and their own illustrations', () => {
    expect(services.map(({ id, anchor, image }) => [id, anchor, image])).toEqual([
      ['qrMenu', 'qr-menu', 'tableTent'],
      ['nfc', 'nfc', 'sticker'],
      ['onlineStore', 'ecommerce', 'receipt'],
      ['booking', 'booking', 'ledger'],
      ['customDevelopment', 'custom-development', 'docket'],
      ['maintenance', 'maintenance', 'serviceTag'],
    ]);
  });

  test('[S2] have four to six features each, and use every feature message', () => {
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
});

describe('[S9] Plans', () => {
  test('are three, in order of price', () => {
    expect(plans.map(({ id }) => id)).toEqual(['starter', 'professional', 'enterprise']);
    const amounts = plans.flatMap(({ price }) => (price.kind === 'amount' ? [price.amount] : []));
    expect(amounts).toEqual([...amounts].sort((one, other) => one - other));
  });

  test.each([
    ['starter', [/^Up to \d+ menu items$/, /^\d+ languages$/]],
    ['professional', [/^Unlimited menu items$/, /^\d+ languages$/]],
  ])('%s lists its limits', (id, limits) => {
    const features = plans.find((plan) => plan.id === id)?.features ?? [];
    const lines = features.map(({ key, params }) =>
      filled(words[key] ?? '', { ...specifiedClaims, ...params }),
    );
    const matching = limits.map((limit): unknown => expect.stringMatching(limit));
    expect(lines).toEqual(expect.arrayContaining(matching));
  });
});

describe('[S9] Add-ons', () => {
  test('are six, with the specified units', () => {
    const unitOf = ({ price }: (typeof addOns)[number]) =>
      price.kind === 'amount' ? price.per : price.kind;
    expect(addOns.map((addOn) => [addOn.id, unitOf(addOn)])).toEqual([
      ['nfcStickers', 'packOf10'],
      ['extraLanguage', 'language'],
      ['menuPhotography', 'thirtyDishes'],
      ['tableQrCodes', 'table'],
      ['reviewsSystem', 'month'],
      ['paymentSystem', 'once'],
    ]);
  });

  test('have the specified unit labels', () => {
    expect(Object.entries(unitLabels).map(([unit, key]) => [unit, words[key]])).toEqual([
      ['month', 'per month'],
      ['packOf10', 'per pack of 10'],
      ['language', 'per language'],
      ['thirtyDishes', 'per 30 dishes'],
      ['table', 'per table'],
      ['once', 'once'],
    ]);
  });
});

describe('[S9] docs/specification.md', () => {
  const specification = readFileSync('docs/specification.md', 'utf8');
  const valueIn = (row: string) =>
    new RegExp(`^\\| ${row} \\| (\\S+)`, 'm').exec(specification)?.[1];

  test('lists every price with its unit', () => {
    const listed = specification.matchAll(/^\| ([\w-]+ `\w+`) \| (\d+) \| (\w+) \|$/gm);
    const priced: readonly (readonly [kind: string, id: string, price: Price])[] = [
      ...services.map(({ id, price }) => ['service', id, price] as const),
      ...plans.map(({ id, price }) => ['plan', id, price] as const),
      ...addOns.map(({ id, price }) => ['add-on', id, price] as const),
    ];
    const amounts = priced.flatMap(([kind, id, price]) =>
      price.kind === 'amount' ? [[`${kind} \`${id}\``, String(price.amount), price.per]] : [],
    );
    expect(amounts).toEqual([...listed].map(([, ...cells]) => cells));
  });

  test('lists every claim', () => {
    const { uptime, replyHours, meetingMinutes, startWeeks } = claims;
    expect([uptime, replyHours, meetingMinutes, startWeeks].map(String)).toEqual(
      ['uptime, %', 'reply, hours', 'free call, minutes', 'start after the contract'].map(valueIn),
    );
  });
});
