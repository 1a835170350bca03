import { dark } from '../../src/tokens/darkRoles';
import { inks, menuPapers } from '../../src/tokens/menuPapers';
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

test.each(inks)('[S2] flaps of a board have 4.5 to 1 on %s in their lower half', (name) => {
  const { ground, ink } = menuPapers[name];
  expect(contrast(mixed(ink, ground, 0.9), ground)).toBeGreaterThanOrEqual(4.5);
});

function mixed(text: string, ground: string, opacity: number): string {
  const [over, under] = [text, ground].map((color) => Buffer.from(color.slice(1), 'hex'));
  const mix = over?.map((value, at) => value * opacity + (under?.[at] ?? 0) * (1 - opacity)) ?? [];
  return `#${Buffer.from(mix).toString('hex')}`;
}
