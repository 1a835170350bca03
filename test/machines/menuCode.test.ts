import fc from 'fast-check';
import { decodeMenu, encodeMenu } from '../../machines/menuCode';
import { emptyMenu, type MenuValues, sideOf } from '../../machines/menuValues';
import { writtenMenu } from './writtenMenu';

const cafe: MenuValues = {
  ...emptyMenu,
  name: 'Café Tut',
  dish1: 'Shakshuka',
  dish2: 'לבנה with pita',
  price1: '58',
  price2: '34.50',
};

describe('[S2] The fragment of a menu', () => {
  test('encodes both alphabets, up to its maximum length', () => {
    fc.assert(
      fc.property(writtenMenu, (values) => {
        const fragment = encodeMenu(values);
        if (fragment === undefined) return;
        expect(fragment).toMatch(/^#[A-Za-z\d]+$/);
        expect(fragment.length).toBeLessThanOrEqual(175);
        expect(decodeMenu(fragment)).toEqual(values);
      }),
      { numRuns: 300 },
    );
  });

  test('has about a hundred characters for one side, and fits both', () => {
    const full = 'Roasted aubergine tahini';
    const values = { ...emptyMenu, name: full, dish1: full, dish2: full, dish3: full };
    const one = { ...values, price1: '58', price2: '34', price3: '29' };
    expect(full).toHaveLength(24);
    expect(encodeMenu(one)?.length).toBeLessThan(115);
    const dish = 'חציל קלוי בגריל';
    const both = { backName: dish, backDish1: dish, backDish2: dish, backDish3: dish };
    expect(encodeMenu({ ...one, ...both })).toBeDefined();
    const fourth = { dish4: 'Mint tea', price4: '12', backDish4: 'תה נענע', mark4: 'vegan' };
    expect(encodeMenu({ ...cafe, ...both, dish3: 'Malabi', ...fourth })?.length).toBeLessThan(165);
  });

  test('stays the same for a menu without a fourth dish and marks', () => {
    const fragment = '#GBRloqlcmEOeS5Nfhps69PB1jGoLarnFLlj9S4qlCsloGzX';
    expect(encodeMenu(cafe)).toBe(fragment);
    expect(decodeMenu(fragment)).toEqual(cafe);
  });

  test('rejects other fragments without throwing', () => {
    const symbols = fc.string({
      unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'),
      maxLength: 200,
    });
    const hold = (code: string) => expect(decodeMenu(`#${code}`)).toBeUndefined();
    fc.assert(fc.property(fc.oneof(fc.string({ unit: 'binary' }), symbols), hold));
    fc.assert(fc.property(symbols, (code) => hold(`G${code}`)));
    expect(decodeMenu('')).toBeUndefined();
    expect(decodeMenu('#consultation')).toBeUndefined();
  });

  test('rejects a changed, missing or added character, and another version', () => {
    const fragment = encodeMenu(cafe) ?? '';
    for (let at = 1; at < fragment.length; at += 1) {
      for (const other of ['A', 'q', '_', '%', '<']) {
        if (fragment[at] === other) continue;
        const [before, after] = [fragment.slice(0, at), fragment.slice(at + 1)];
        expect(decodeMenu(before + other + after)).toBeUndefined();
        expect(decodeMenu(before + other + fragment.slice(at))).toBeUndefined();
      }
      expect(decodeMenu(fragment.slice(0, at) + fragment.slice(at + 1))).toBeUndefined();
    }
  });

  test.each([
    ['no word at all', emptyMenu],
    ['spaces and marks without a shape', { ...emptyMenu, name: ' \u200b\u202e ' }],
    ['a price alone', { ...emptyMenu, price1: '58' }],
    ['a price that is none', { ...cafe, price1: 'fifty' }],
    ['a price that is too high', { ...cafe, price1: '12345' }],
    ['an unknown paper', { ...cafe, paper: 'gold' }],
    [
      'characters that need too much room',
      { ...cafe, name: '汉'.repeat(24), dish1: '汉'.repeat(24), dish2: '汉'.repeat(24) },
    ],
  ])('is undefined for %s', (_, values) => {
    expect(encodeMenu(values)).toBeUndefined();
  });

  test('removes characters that affect direction', () => {
    const typed = { ...cafe, name: ' \u202eCafé\u2066\tTut\u0000 ' };
    expect(decodeMenu(encodeMenu(typed) ?? '')).toEqual(cafe);
  });

  test('keeps characters of other scripts, and grapheme clusters', () => {
    const values = { ...emptyMenu, name: 'مقهى 👩‍🍳 Ωλ', dish1: 'שָׁלוֹם' };
    const kept = decodeMenu(encodeMenu(values) ?? '');
    expect(kept).toEqual({ ...values, dish1: 'שָׁלוֹם'.normalize('NFC') });
  });
});

test('[S2] A dish without price or translation keeps its line on the other side', () => {
  const values = { ...emptyMenu, dish1: 'Tea', dish2: 'Cake', backDish2: 'עוגה', price2: '20' };
  const linesOf = (side: 'face' | 'back') => sideOf(values, side)?.dishes.map(({ line }) => line);
  expect([linesOf('face'), linesOf('back')]).toEqual([[0, 1], [1]]);
});
