import type { Role } from './roles';

/** One role over another, and how far they have to stand apart. */
export interface ContrastPair {
  readonly over: Role;
  readonly ground: Role;
  /** The least ratio. */
  readonly min: 4.5 | 3;
}

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

/** What has to be told apart, in both schemes; a build refuses colors that do not keep to it. */
export const contrastPairs: readonly ContrastPair[] = [
  ...texts.map(([over, ground]) => ({ over, ground, min: 4.5 as const })),
  ...marks.map(([over, ground]) => ({ over, ground, min: 3 as const })),
];
