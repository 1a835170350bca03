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
  test('[S2] have their own illustration, and four to six features', () => {
    expect(new Set(services.map(({ image }) => image)).size).toBe(services.length);
    for (const { id } of services) {
      const features = Object.keys(en.services.items[id].features);
      expect(features.length).toBeGreaterThanOrEqual(4);
      expect(features.length).toBeLessThanOrEqual(6);
    }
  });
});

describe('[S9] Plans', () => {
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

test('[S9] Prices have the specified unit labels', () => {
  expect(Object.entries(unitLabels).map(([unit, key]) => [unit, words[key]])).toEqual([
    ['month', 'per month'],
    ['packOf10', 'per pack of 10'],
    ['language', 'per language'],
    ['thirtyDishes', 'per 30 dishes'],
    ['table', 'per table'],
    ['once', 'once'],
  ]);
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
