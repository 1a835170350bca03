import { type BillChoice, billOf } from '../../machines/billRules';

const items = [
  { id: 'starter', amount: 199, isMonthly: true },
  { id: 'enterprise', amount: undefined, isMonthly: false },
  { id: 'stickers', amount: 250, isMonthly: false },
  { id: 'codes', amount: 49, isMonthly: false },
  { id: 'reviews', amount: 399, isMonthly: true },
];
const excluded = { percent: 18, isIncluded: false };
const included = { percent: 18, isIncluded: true };

function sumsOf(plan: string, quantities: BillChoice['quantities'], vat = excluded) {
  const { monthly, once, byQuote } = billOf({ plan, quantities }, items, vat);
  const sums = [monthly, once].map((part) => part && [part.net, part.vat, part.total]);
  return [...sums, byQuote];
}

describe('[S9] A bill', () => {
  test.each([
    ['of nothing is empty', sumsOf('none', {}), [undefined, undefined, []]],
    [
      'of a plan is paid by the month, VAT on top',
      sumsOf('starter', {}),
      [[19_900, 3582, 23_482], undefined, []],
    ],
    [
      'holds VAT where the prices do, to the nearest agora',
      sumsOf('starter', {}, included),
      [[16_864, 3036, 19_900], undefined, []],
    ],
    [
      'keeps what is paid once apart, and counts it',
      sumsOf('starter', { stickers: 2, codes: 12, reviews: 1 }),
      [[59_800, 10_764, 70_564], [108_800, 19_584, 128_384], []],
    ],
    [
      'of a quote names it without an amount',
      sumsOf('enterprise', { codes: 5 }),
      [undefined, [24_500, 4410, 28_910], ['enterprise']],
    ],
  ])('%s', (_, sums, expected) => {
    expect(sums).toEqual(expected);
  });

  test('has lines in the order of the price list', () => {
    const quantities = { reviews: 1, codes: 5, stickers: 1 };
    const bill = billOf({ plan: 'starter', quantities }, items, excluded);
    expect(bill.monthly?.lines.map(({ id }) => id)).toEqual(['starter', 'reviews']);
    expect(bill.once?.lines).toEqual([
      { id: 'stickers', quantity: 1, agorot: 25_000 },
      { id: 'codes', quantity: 5, agorot: 24_500 },
    ]);
  });
});
