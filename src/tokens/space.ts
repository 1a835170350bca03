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

/** Where layouts change. Widths in px; `from(…)` gives the media query. */
export const breakpoints = { small: 480, panel: 640, medium: 768, navigation: 1000 } as const;

export function from(name: keyof typeof breakpoints): string {
  return `@media (min-width: ${breakpoints[name]}px)`;
}

export function below(name: keyof typeof breakpoints): string {
  return `@media (max-width: ${breakpoints[name] - 0.02}px)`;
}

export const radius = { small: '0.25rem', large: '0.75rem', round: '999px' } as const;

/** Height of the sticky header; hash targets stop below it. */
export const headerHeight = '4.5rem';

/** The smallest target that a finger hits. */
export const targetSize = '2.75rem';
