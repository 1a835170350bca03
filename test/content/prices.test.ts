import { readFileSync } from 'node:fs';
import { en } from '../../locales/en';
import { plans } from '../../src/content/plans';
import { unitLabels } from '../../src/content/price';
import { services } from '../../src/content/services';
import { siteFacts } from '../../tools/facts/siteFacts';
import { specificationProblems } from '../../tools/facts/specification';
import { filled, flatWords, specifiedClaims } from '../locales/flatWords';

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

  test('lists every price with its unit, and every claim', () => {
    expect(specificationProblems(specification, siteFacts)).toEqual([]);
  });

  test('is reported by the build with both places where it differs', () => {
    const other = specification
      .replace(/(plan `professional` \| )\d+/, '$10')
      .replace(/^\| service `nfc`.*\n/m, '| service `fax` | 9 | month |\n')
      .replace(/(uptime, % \| )[\d.]+/, '$1100');
    expect(specificationProblems(other, siteFacts)).toEqual([
      expect.stringMatching(
        /: service `nfc` is missing: expected \d+ \| month, as in src\/content\/services\.ts$/,
      ),
      expect.stringMatching(
        /: plan `professional` is 0 \| month: expected \d+ \| month, as in src\/content\/plans\.ts$/,
      ),
      expect.stringMatching(/: uptime, % is 100: expected .+, as in src\/content\/claims\.ts$/),
      'docs/specification.md: service `fax` is listed: expected only what has a price',
    ]);
  });
});
