import type { Role } from '../../src/tokens/roles';

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
