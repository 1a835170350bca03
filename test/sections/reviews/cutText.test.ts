import fc from 'fast-check';
import { cutText } from '../../../src/sections/reviews/cutText';

describe('[S7] A long review is cut', () => {
  test.each([0, 1, 599, 600])('a text of %d characters stays whole', (length) => {
    const text = 'x'.repeat(length);
    expect(cutText(text, 600)).toBe(text);
  });

  test('at 601 characters it is cut and ends in an ellipsis', () => {
    expect(cutText('x'.repeat(601), 600)).toBe(`${'x'.repeat(600)}…`);
  });

  test('between words, without a space before the ellipsis', () => {
    expect(cutText('one two three four', 12)).toBe('one two…');
    expect(cutText('one two  three four', 9)).toBe('one two…');
  });

  test('inside a word that is longer than the line it stands in', () => {
    const text = `short ${'long'.repeat(300)}`;
    expect(cutText(text, 600)).toBe(`${text.slice(0, 600)}…`);
  });

  test('never inside an emoji that is made of several', () => {
    const family = '👨‍👩‍👧‍👦';
    const cut = cutText(`${'x'.repeat(595)}${family.repeat(4)}`, 600);
    expect(cut).toBe(`${'x'.repeat(595)}…`);
    expect(cutText(`${'x'.repeat(599)}😀 and more`, 600)).toBe(`${'x'.repeat(599)}…`);
  });

  test('never between a letter and its vowel points', () => {
    const pointed = 'שָׁ';
    const cut = cutText(`${'א'.repeat(599)}${pointed}${'ב'.repeat(20)}`, 600);
    expect(cut).toBe(`${'א'.repeat(599)}…`);
  });

  test('never between a letter and its combining marks', () => {
    const text = `${'x'.repeat(599)}e\u0301\u0323 and so on`;
    expect(cutText(text, 600)).toBe(`${'x'.repeat(599)}…`);
  });

  test('lines are kept', () => {
    expect(cutText('one\ntwo\nthree four', 10)).toBe('one\ntwo…');
  });

  test('whatever the text: a beginning of it, no longer than asked, no torn character', () => {
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

  test('a huge text costs no more than a long one', () => {
    const segments = jest.spyOn(Intl.Segmenter.prototype, 'segment');
    cutText('word '.repeat(200_000), 600);
    expect(segments.mock.calls.map(([text]) => text.length < 1000)).toEqual([true]);
    segments.mockRestore();
  });
});
