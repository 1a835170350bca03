/** Distances on a 4 px base, in rem, so that they grow with the reader's text size. */
export function space(steps: number): string {
  return `${(steps * 4) / 16}rem`;
}

/** Gaps between sections: one scale with two steps. */
export const sectionGap = {
  near: `clamp(${space(12)}, 7vw, ${space(20)})`,
  far: `clamp(${space(16)}, 10vw, ${space(30)})`,
} as const;

/** The widest that content becomes. */
export const contentWidth = '75rem';

/** The page's side margins. */
export const gutter = 'clamp(1.125rem, 4vw, 2.5rem)';

/** Where layouts change: widths in px at letters of 16 px; larger letters move them up. */
export const breakpoints = { small: 480, panel: 640, medium: 768, navigation: 1000 } as const;

type Breakpoint = keyof typeof breakpoints | number;

/** The media query of windows that are this wide or wider. */
export function from(breakpoint: Breakpoint): string {
  return `@media ${atLeast(breakpoint)}`;
}

/** The media query of narrower windows. */
export function below(breakpoint: Breakpoint): string {
  return `@media ${lessThan(breakpoint)}`;
}

/** The conditions by themselves. In em: who reads large letters gets the layout of a smaller window. */
export function atLeast(breakpoint: Breakpoint): string {
  return `(min-width: ${widthOf(breakpoint) / 16}em)`;
}

export function lessThan(breakpoint: Breakpoint): string {
  return `(max-width: ${(widthOf(breakpoint) - 0.02) / 16}em)`;
}

function widthOf(breakpoint: Breakpoint): number {
  return typeof breakpoint === 'number' ? breakpoint : breakpoints[breakpoint];
}

export const radius = { small: '0.25rem', large: '0.75rem', round: '999px' } as const;

/** Height of the sticky header; hash targets stop below it. */
export const headerHeight = '4.5rem';

/** The smallest target that a finger hits. */
export const targetSize = '2.75rem';
