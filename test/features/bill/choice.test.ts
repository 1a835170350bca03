import { readChoice, sumsOf, writeChoice } from '../../../src/features/bill/choice';

describe('[S9] A choice in an address', () => {
  test.each([
    [[{ id: 'starter', quantity: 1 }], 'starter'],
    [
      [
        { id: 'professional', quantity: 1 },
        { id: 'nfcStickers', quantity: 2 },
        { id: 'tableQrCodes', quantity: 999 },
      ],
      'professional.nfcStickers*2.tableQrCodes*999',
    ],
  ])('%j is written as %s', (items, about) => {
    expect(writeChoice(items)).toBe(about);
    expect(readChoice(about)).toEqual(items);
  });

  test.each([
    undefined,
    7,
    '',
    'toString',
    '<img src=x>',
    'starter.',
    'starter*2',
    'starter.professional',
    'nfcStickers.nfcStickers*2',
    'nfcStickers*0',
    'nfcStickers*1000',
    'nfcStickers*1e2',
    'tableQrCodes*4',
    'paymentSystem*2',
    'starter.https://example.com',
  ])('%j is refused as a whole', (about) => {
    expect(readChoice(about)).toEqual([]);
  });

  test('an hour is by quote, because nobody knows how many', () =>
    expect(sumsOf([{ id: 'maintenance', quantity: 1 }], 'none').byQuote).toEqual(['maintenance']));
});
