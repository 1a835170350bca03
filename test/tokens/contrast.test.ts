import { contrastPairs } from '../../src/tokens/contrastPairs';
import { roles } from '../../src/tokens/roles';
import { contrast } from '../../src/tools/facts/contrast';

describe.each(['light', 'dark'] as const)('[S1] Contrast, %s scheme', (scheme) => {
  test.each(contrastPairs)('$over on $ground is $least to 1 or more', ({ over, ground, least }) => {
    expect(contrast(roles[scheme][over], roles[scheme][ground])).toBeGreaterThanOrEqual(least);
  });
});

describe('[S1] The measure itself', () => {
  test('agrees with the values that WCAG gives', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#ffffff', '#ffffff')).toBe(1);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
