import path from 'node:path';
import { socialFonts } from '../../../src/tools/social/socialFonts';
import { createTypesetter, type SetType } from '../../../src/tools/social/typesetter';

const kept = path.resolve(__dirname, '../../../.cache/social');

let setType: SetType;
beforeAll(async () => {
  setType = createTypesetter(await socialFonts(kept));
});

describe.each(['display', 'text'] as const)('[S1] Letters of the pictures to share, %s', (face) => {
  test.each([
    ['Table 7.', 'en', 'Table7.'],
    ['שולחן 7.', 'he', '.7ןחלוש'],
    ['תפריט QR, קופה', 'he', 'הפוק,QRטירפת'],
    ['Free: ₪84', 'en', 'Free:₪84'],
    ['1,084\u00a0₪', 'he', '₪1,084'],
    ['קפה (12)', 'he', '(12)הפק'],
  ] as const)('%j in %s is read as it is written', (words, language, fromTheLeft) => {
    const shapes = shapesIn(setType(words, face, language).svg);
    // Brackets that open in Hebrew are drawn as those that close in English.
    const expected = [...fromTheLeft].flatMap((one) => shapesIn(setType(one, face, 'en').svg));
    expect(shapes).toEqual(expected.map((shape) => shape.map((one) => expect.closeTo(one, 1))));
  });

  test('no letter is lost beside letters that another file of the face would join', () => {
    const { svg } = setType('office אב', face, 'he');
    const alone = [...'officeאב'].flatMap((one) => shapesIn(setType(one, face, 'he').svg));
    expect(shapesIn(svg)).toHaveLength(alone.length);
  });

  test.each(['en', 'he'] as const)(
    '%s: every letter and mark of the language has ink',
    (language) => {
      const letters = {
        en: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzéüñß0123456789.,:;!?’“”–—×&%₪€()/+@',
        he: 'אבגדהוזחטיכךלמםנןסעפףצץקרשת׳״־₪0123456789.,:;!?–×%()/+',
      }[language];
      for (const letter of letters)
        expect(setType(letter, face, language).width).toBeGreaterThan(0);
    },
  );

  test('a letter that the face lacks stops the build and is named', () => {
    expect(() => setType('Tafrit 字', face, 'en')).toThrow(/needs 字 \(U\+5B57\) for “Tafrit 字”/);
  });
});

test('[S1] the two faces of the pictures do not borrow letters from each other', () => {
  for (const [letter, language] of [
    ['ש', 'he'],
    ['₪', 'he'],
    ['a', 'en'],
  ] as const) {
    const [display, text] = (['display', 'text'] as const).map((face) =>
      shapesIn(setType(letter, face, language).svg),
    );
    expect(display).not.toEqual(text);
  }
});

/** The contours of an outline from left to right, each moved to x = 0, in hundredths of an em. */
function shapesIn(svg: string): number[][] {
  const d = / d="([^"]*)"/.exec(svg)?.[1] ?? '';
  const contours = d.split('M').flatMap((contour) => {
    const numbers = contour.match(/-?[\d.]+/g)?.map(Number) ?? [];
    if (numbers.length === 0) return [];
    const xs = numbers.filter((_, place) => place % 2 === 0);
    const left = Math.min(...xs);
    const shape = numbers.map((value, place) => (place % 2 === 0 ? value - left : value));
    return [{ middle: (left + Math.max(...xs)) / 2, shape }];
  });
  return contours.sort((one, other) => one.middle - other.middle).map(({ shape }) => shape);
}
