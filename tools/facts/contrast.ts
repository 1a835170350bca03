import type { Role } from '../../src/tokens/roles';

/** Contrast of two opaque colors, 1 to 21. Source: WCAG 2.2, contrast ratio. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Source: WCAG 2.2, relative luminance. */
function luminance(hex: string): number {
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`${hex} is no opaque color`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const channel = Number.parseInt(hex.slice(place, place + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Two roles with their minimum contrast. */
export interface ContrastPair {
  readonly foreground: Role;
  readonly background: Role;
  /** Minimum ratio. */
  readonly min: 4.5 | 3;
}

/** Text on its backgrounds, including hover states. Source: WCAG 2.2, 1.4.3. */
const texts: readonly (readonly [text: Role, background: Role])[] = [
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
  ['onAction', 'action'],
  ['onAction', 'actionPressed'],
  ['onDeep', 'deep'],
  ['highlight', 'deep'],
  ['onHighlight', 'highlight'],
  ['codeInk', 'codeGround'],
  // Text on illustrations.
  ['sheetInk', 'sheet'],
  ['sheetSoft', 'sheet'],
  ['sheetAccent', 'sheet'],
  ['sheet', 'pigment'],
  ['onDeep', 'lacquer'],
  ['onDeep', 'footer'],
  // Hovered buttons: quiet ones, and those on dark backgrounds.
  ['paper', 'ink'],
  ['deep', 'onDeep'],
];

/** Focus rings, edges of controls, icons. Source: WCAG 2.2, 1.4.11. */
const graphics: readonly (readonly [graphic: Role, background: Role])[] = [
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

/** Pairs with a minimum contrast in both schemes; a build refuses colors below it. */
export const contrastPairs: readonly ContrastPair[] = [
  ...texts.map(([foreground, background]) => ({ foreground, background, min: 4.5 as const })),
  ...graphics.map(([foreground, background]) => ({ foreground, background, min: 3 as const })),
];
