import { array, assert, property, string } from 'fast-check';
import { headlineIn, headlineSizes } from '../../../src/tools/social/headline';

const room = { width: 640, height: 356, leading: 1.04 };

/** Every character half an em wide. */
const widthOf = (line: string) => line.length / 2;

function linesOf(...parts: string[]): readonly string[] {
  return headlineIn(room, parts, widthOf).lines;
}

describe('[S1] The words of a picture to share', () => {
  test('one short word is as large as type becomes', () => {
    expect(headlineIn(room, ['Terms'], widthOf)).toEqual({ lines: ['Terms'], size: 168 });
  });

  test('lines are alike in length', () => {
    expect(linesOf('Six things we put on your counter')).toEqual([
      'Six things',
      'we put on',
      'your counter',
    ]);
  });

  test('a pause ends a line', () => {
    expect(linesOf('Small places, one change each')).toEqual(['Small places,', 'one change each']);
  });

  test.each(['What is on your counter', 'Six things we put here', 'The long terms and conditions'])(
    '%j leaves no word alone on its last line',
    (words) => {
      const lines = linesOf(words);
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.at(-1)).toMatch(/ /);
    },
  );

  test('two words may stand above each other', () => {
    expect(linesOf('Accessibility statement')).toEqual(['Accessibility', 'statement']);
  });

  test('lines that are given stay as they are', () => {
    const given = ['Your menu.', 'Your counter.', 'Your site.'];
    expect(linesOf(...given)).toEqual(given);
  });

  test('a word that is too long makes the type a step smaller', () => {
    const size = (word: string) => headlineIn(room, [word], widthOf).size;
    const longest = Math.floor((2 * room.width) / 120);
    expect(size('x'.repeat(longest))).toBe(120);
    expect(size('x'.repeat(longest + 1))).toBe(108);
  });

  test('words that fit in no way stop the build, and the message says how far they are off', () => {
    expect(() => headlineIn(room, ['x'.repeat(30)], widthOf)).toThrow(
      `“${'x'.repeat(30)}” is too long for a picture to share: 750 px wide in its smallest type, where 640 are free`,
    );
  });

  test('whatever the words are, all stand there in their order, in three lines at most, inside their room', () => {
    const word = string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 12 }).map((text) =>
      text.replaceAll(' ', 'x'),
    );
    assert(
      property(array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const { lines, size } = headlineIn(room, [words.join(' ')], widthOf);
        expect(lines.join(' ')).toBe(words.join(' '));
        expect(lines.length).toBeLessThanOrEqual(3);
        expect(headlineSizes).toContain(size);
        expect(Math.max(...lines.map(widthOf)) * size).toBeLessThanOrEqual(room.width);
        expect(size * (1 + room.leading * (lines.length - 1))).toBeLessThanOrEqual(room.height);
      }),
    );
  });
});
