import fc from 'fast-check';
import { cutText } from '../../../src/features/reviews/cutText';

const long = 'x'.repeat(599);

test.each(['', 'x', long, `${long}x`])('[S7] keeps a text of up to 600 characters', (text) => {
  expect(cutText(text, 600)).toBe(text);
});

test.each([
  ['at its length', `${long}xx`, 600, `${long}x…`],
  ['between words', 'one two three four', 12, 'one two…'],
  ['without a space before the ellipsis', 'one two  three four', 9, 'one two…'],
  ['between lines', 'one\ntwo\nthree four', 10, 'one\ntwo…'],
  ['inside a word that is longer than its line', `a ${long}`, 600, `a ${'x'.repeat(598)}…`],
  ['not inside an emoji', `${long}😀 and more`, 600, `${long}…`],
  [
    'not inside a sequence of emoji',
    `${'x'.repeat(595)}👨‍👩‍👧‍👦 and more`,
    600,
    `${'x'.repeat(595)}…`,
  ],
  ['not inside a flag', `${long}🇮🇱 and more`, 600, `${long}…`],
  ['not between a letter and its vowel points', `${long}שָׁלום`, 600, `${long}…`],
])('[S7] cuts a text %s', (_, text, length, cut) => {
  expect(cutText(text, length)).toBe(cut);
});

test('[S7] returns a valid prefix within the limit for any text', () => {
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
