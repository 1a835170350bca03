import { contrastPairs } from '../../src/tokens/contrastPairs';
import { type Role, roles } from '../../src/tokens/roles';
import { contrast } from '../../src/tools/facts/contrast';

/** Backgrounds that are adjacent on a page in dark mode; in light mode a line separates white from paper. */
const neighbors: readonly (readonly [background: Role, next: Role])[] = [
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
  test.each(contrastPairs)(
    '$foreground on $background is at least $min to 1',
    ({ foreground, background, min }) => {
      expect(ratio(scheme, foreground, background)).toBeGreaterThanOrEqual(min);
    },
  );
});

describe('[S1] Adjacent backgrounds', () => {
  test.each(neighbors)('%s and %s differ by 1.25 to 1 in dark mode', (background, next) => {
    expect(ratio('dark', background, next)).toBeGreaterThanOrEqual(1.25);
  });
});

test('[S1] has an outline color that contrasts with dark fills in dark mode', () => {
  for (const fill of ['lacquer', 'deep', 'paper'] as const) {
    expect(ratio('dark', 'edge', fill)).toBeGreaterThanOrEqual(4.5);
  }
});

describe('[S1] The contrast function', () => {
  test('matches values of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#ffffff', '#ffffff')).toBe(1);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

function ratio(scheme: keyof typeof roles, one: Role, other: Role): number {
  return contrast(roles[scheme][one], roles[scheme][other]);
}
