import { readFileSync } from 'node:fs';
import { en } from '../../locales/en';
import { plans } from '../../src/content/plans';
import { unitLabels } from '../../src/content/price';
import { createTranslator } from '../../src/i18n/translator';
import { siteFacts } from '../../tools/facts/siteFacts';
import { specificationProblems } from '../../tools/facts/specification';

const t = createTranslator('en', { en }, {});

describe('[S9] Plans', () => {
  test.each([
    ['starter', [/^Up to \d+ menu items$/, /^Any \d+ languages,/]],
    ['professional', [/^Unlimited menu items$/, /^Any \d+ languages,/]],
  ])('%s lists its limits', (id, limits) => {
    const features = plans.find((plan) => plan.id === id)?.features ?? [];
    const lines = features.map(({ key, params }) => t(key, params));
    const matching = limits.map((limit): unknown => expect.stringMatching(limit));
    expect(lines).toEqual(expect.arrayContaining(matching));
  });
});

test('[S9] Prices have the specified unit labels', () => {
  expect(Object.entries(unitLabels).map(([unit, key]) => [unit, t(key)])).toEqual([
    ['month', 'per month'],
    ['packOf10', 'per pack of 10'],
    ['language', 'per language'],
    ['thirtyDishes', 'per 30 dishes'],
    ['table', 'per table'],
    ['once', 'once'],
  ]);
});

test('[S9] docs/specification.md is reported by the build with both places where it differs', () => {
  const specification = readFileSync('docs/specification.md', 'utf8');
  const other = specification
    .replace(/(plan `\w+` \| )\d+/, '$10')
    .replace(/^\| service `\w+`.*\n/m, '| service `fax` | 9 | month |\n')
    .replace(/(uptime, % \| )[\d.]+/, '$1100');
  expect(specificationProblems(other, siteFacts)).toEqual([
    expect.stringMatching(
      /: service `\w+` is missing: expected \d+ \| month, as in src\/content\/services\.ts$/,
    ),
    expect.stringMatching(
      /: plan `\w+` is 0 \| month: expected \d+ \| month, as in src\/content\/plans\.ts$/,
    ),
    expect.stringMatching(/: uptime, % is 100: expected .+, as in src\/content\/claims\.ts$/),
    'docs/specification.md: service `fax` is listed: expected only what has a price',
  ]);
});
