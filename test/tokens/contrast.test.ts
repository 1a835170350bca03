import { dark } from '../../src/tokens/darkRoles';
import type { Role } from '../../src/tokens/roles';
import { contrast } from '../../tools/facts/contrast';

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

test.each(neighbors)('[S1] %s and %s differ by 1.25 to 1 in dark mode', (background, next) => {
  expect(inTheDark(background, next)).toBeGreaterThanOrEqual(1.25);
});

test('[S1] has an outline color that contrasts with dark fills in dark mode', () => {
  for (const fill of ['lacquer', 'deep', 'paper'] as const) {
    expect(inTheDark('edge', fill)).toBeGreaterThanOrEqual(4.5);
  }
});

function inTheDark(one: Role, other: Role): number {
  return contrast(dark[one], dark[other]);
}
