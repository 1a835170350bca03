import fc from 'fast-check';
import { cutText } from '../../../src/sections/reviews/cutText';

describe('[S7] cutText', () => {
  test.each([0, 1, 599, 600])('keeps a text of %d characters', (length) => {
    const text = 'x'.repeat(length);
    expect(cutText(text, 600)).toBe(text);
  });

  test('cuts a text of 601 characters with an ellipsis', () => {
    expect(cutText('x'.repeat(601), 600)).toBe(`${'x'.repeat(600)}…`);
  });

  test('cuts between words, without a space before the ellipsis', () => {
    expect(cutText('one two three four', 12)).toBe('one two…');
    expect(cutText('one two  three four', 9)).toBe('one two…');
  });

  test('cuts inside a word that is longer than its line', () => {
    const text = `short ${'long'.repeat(300)}`;
    expect(cutText(text, 600)).toBe(`${text.slice(0, 600)}…`);
  });

  test('never cuts inside an emoji sequence', () => {
    const family = '👨‍👩‍👧‍👦';
    const cut = cutText(`${'x'.repeat(595)}${family.repeat(4)}`, 600);
    expect(cut).toBe(`${'x'.repeat(595)}…`);
    expect(cutText(`${'x'.repeat(599)}😀 and more`, 600)).toBe(`${'x'.repeat(599)}…`);
  });

  test('never cuts between a letter and its vowel points', () => {
    const pointed = 'שָׁ';
    const cut = cutText(`${'א'.repeat(599)}${pointed}${'ב'.repeat(20)}`, 600);
    expect(cut).toBe(`${'א'.repeat(599)}…`);
  });

  test('never cuts between a letter and its combining marks', () => {
    const text = `${'x'.repeat(599)}e\u0301\u0323 and so on`;
    expect(cutText(text, 600)).toBe(`${'x'.repeat(599)}…`);
  });

  test('keeps line breaks', () => {
    expect(cutText('one\ntwo\nthree four', 10)).toBe('one\ntwo…');
  });

  test('returns a valid prefix within the limit for any text', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 200 });
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 120 }), (text, length) => {
        const cut = cutText(text, length);
        if (text.length <= length) return cut === text;
        const head = cut.slice(0, -1);
        return (
          cut.endsWith('…') &&
          head.length <= length &&
          text.startsWith(head) &&
          !/\p{Surrogate}/u.test(head)
        );
      }),
    );
  });

  test('does not slow down for a huge text', () => {
    const segments = jest.spyOn(Intl.Segmenter.prototype, 'segment');
    cutText('word '.repeat(200_000), 600);
    expect(segments.mock.calls.map(([text]) => text.length < 1000)).toEqual([true]);
    segments.mockRestore();
  });
});
