import { type Role, roles } from '../../src/tokens/roles';
import { contrast } from '../support/contrast';

/** Text on its grounds, and what stands over what under the pointer. Source: WCAG 2.2, 1.4.3. */
const texts: readonly (readonly [text: Role, ground: Role])[] = [
  ['ink', 'paper'],
  ['ink', 'raised'],
  ['ink', 'surfaceSunken'],
  ['inkSoft', 'paper'],
  ['inkSoft', 'raised'],
  ['inkSoft', 'surfaceSunken'],
  ['accent', 'paper'],
  ['accent', 'raised'],
  ['accent', 'surfaceSunken'],
  ['ink', 'surfaceHero'],
  ['inkSoft', 'surfaceHero'],
  ['accentOnHero', 'surfaceHero'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentPressed'],
  ['onDeep', 'deep'],
  ['onDeepSoft', 'deep'],
  ['highlight', 'deep'],
  ['onHighlight', 'highlight'],
  ['codeInk', 'codeGround'],
  // Printed on things.
  ['sheetInk', 'sheet'],
  ['sheetSoft', 'sheet'],
  ['sheetAccent', 'sheet'],
  ['sheet', 'pigment'],
  ['onDeep', 'lacquer'],
  // Buttons under the pointer: quiet, and on deep ground.
  ['paper', 'ink'],
  ['deep', 'onDeep'],
];

/** Focus rings, edges of controls, drawn signs. Source: WCAG 2.2, 1.4.11. */
const marks: readonly (readonly [mark: Role, ground: Role])[] = [
  ['focus', 'paper'],
  ['focus', 'raised'],
  ['focus', 'surfaceSunken'],
  ['focus', 'surfaceHero'],
  ['accent', 'surfaceHero'],
  ['edge', 'surfaceHero'],
  ['focusOnDeep', 'deep'],
  ['onHighlight', 'highlight'],
  ['edge', 'paper'],
  ['edge', 'raised'],
  ['sheetInk', 'kraft'],
];

/** Grounds that meet on a page, by night; by day a line parts white from paper. Source: design.md. */
const neighbours: readonly (readonly [ground: Role, next: Role])[] = [
  ['paper', 'raised'],
  ['paper', 'deep'],
  ['raised', 'deep'],
  ['paper', 'surfaceHero'],
  ['paper', 'surfaceSunken'],
  ['paper', 'wood'],
  ['surfaceHero', 'wood'],
  ['deep', 'wood'],
  ['surfaceSunken', 'wood'],
];

describe.each(['light', 'dark'] as const)('[S1] Contrast, %s scheme', (scheme) => {
  test.each(texts)('text: %s on %s is 4.5 to 1 or more', (text, ground) => {
    expect(ratio(scheme, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)('mark: %s on %s is 3 to 1 or more', (mark, ground) => {
    expect(ratio(scheme, mark, ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('[S1] Neighbouring grounds', () => {
  test.each(neighbours)('by night %s and %s differ by 1.25 to 1 or more', (ground, next) => {
    expect(ratio('dark', ground, next)).toBeGreaterThanOrEqual(1.25);
  });
});

test('[S1] By night what is dark has a light outline', () => {
  for (const thing of ['lacquer', 'deep', 'paper'] as const) {
    expect(ratio('dark', 'edge', thing)).toBeGreaterThanOrEqual(4.5);
  }
});

describe('[S1] The measure itself', () => {
  test('agrees with the values that WCAG gives', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#ffffff', '#ffffff')).toBe(1);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

function ratio(scheme: keyof typeof roles, one: Role, other: Role): number {
  return contrast(roles[scheme][one], roles[scheme][other]);
}
