import fc from 'fast-check';
import { readNumber } from '../../machines/typedNumber';

/** Number systems of the platform whose digits are decimal. */
const systems = Intl.supportedValuesOf('numberingSystem').filter((numberingSystem) =>
  /^\p{Nd}+$/u.test(write(1_234_567_890, numberingSystem)),
);

function write(amount: number, numberingSystem: string): string {
  return new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(amount);
}

test('[S2] knows the digits of Arabic, Persian, Hindi, full-width and many other scripts', () => {
  expect(systems).toEqual(expect.arrayContaining(['arab', 'arabext', 'deva', 'fullwide', 'thai']));
});

test.each(systems)('[S2] reads the digits of %s', (system) => {
  fc.assert(
    fc.property(fc.nat(9_999), (amount) => expect(readNumber(write(amount, system))).toBe(amount)),
  );
});

test.each(['en', 'he', 'de', 'fr', 'de-CH', 'ar-EG', 'fa', 'ru', 'hi'])(
  '[S2] reads a price as it is written in %s',
  (locale) => {
    const price = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (agorot) => {
        const amount = agorot / 100;
        expect(readNumber(price.format(amount))).toBe(amount);
        expect(readNumber(`\u2066${price.format(amount)}\u2069 ₪`)).toBe(amount);
      }),
    );
  },
);

test.each([
  ['1,500', 1500],
  ['1.500', 1500],
  ['1 500', 1500],
  ['1\u00a0500', 1500],
  ["1'500.00", 1500],
  ['12,5', 12.5],
  ['12.', 12],
  ['\u200e₪\u00a032\u200f', 32],
  ['32₪', 32],
  ['32 ש"ח', 32],
  ['32 ש״ח', 32],
  ['32 שקלים', 32],
  ['NIS 32', 32],
  ['32 ils', 32],
  ['３２．５', 32.5],
  ['٣٢،٥', 32.5],
])('[S2] reads %j as %d', (text, amount) => expect(readNumber(text)).toBe(amount));

test.each([
  ...['', ' ', '-5', '−5', '+5', '1e3', '0x10', '$32', '32 €', '32-40', 'ask us', '1/2', '½'],
  ...['1.500.50', '1,500,00', '0,500', '1,5000', '12.345.6789', '1 5', '.5', '12 34', '3 2'],
])('[S2] refuses %j', (text) => expect(readNumber(text)).toBeUndefined());
