/** Spacing on a 4 px base, in rem, so that it grows with the text size. */
export function space(steps: number): string {
  return `${(steps * 4) / 16}rem`;
}

/** Half of the gap between sections: on one ground, and where the ground changes; from content to a link to more of it. */
export const sectionGap = {
  near: `clamp(${space(9)}, 4.4vw, ${space(14)})`,
  far: `clamp(${space(12)}, 6.25vw, ${space(20)})`,
  more: space(8),
} as const;

/** Maximum width of content, which `globalStyles.ts` sets. */
export const contentWidth = 'var(--content)';

/** Side margins of the page, and their limit, which they have in narrow windows. */
export const gutterLimit = '5.64vw';
export const gutter = `min(${gutterLimit}, clamp(1.375rem, 4vw, 2.5rem))`;

/** Breakpoints in px for a font size of 16 px; larger fonts move them up. */
export const breakpoints = { small: 480, panel: 640, medium: 768, navigation: 1000 } as const;

type Breakpoint = keyof typeof breakpoints | number;

/** Media query for windows of at least this width, in em: a large font size gets the layout of a smaller window. */
export function from(breakpoint: Breakpoint): string {
  return `@media (min-width: ${widthOf(breakpoint) / 16}em)`;
}

/** Media query for narrower windows. */
export function below(breakpoint: Breakpoint): string {
  return `@media (max-width: ${(widthOf(breakpoint) - 0.02) / 16}em)`;
}

/** Windows with space for what stays at their edges: not those of 400 % zoom, nor a phone on its side. */
export const high = '@media (min-height: 30em)';

function widthOf(breakpoint: Breakpoint): number {
  return typeof breakpoint === 'number' ? breakpoint : breakpoints[breakpoint];
}

export const radius = { small: '0.25rem', large: '0.75rem', round: '999px' } as const;

/** Height of the sticky header, and scroll margin of hash targets. */
export const headerHeight = '4.5rem';

/** Minimum touch target. */
export const targetSize = '2.75rem';

/** A link or summary in a line of text, high enough to touch. */
export const touchTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: targetSize,
} as const;

/** A grid of one column, which long words do not widen. */
export const singleColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The lowest place, above the phone’s own bar and the consent prompt. A sum for `calc()`. */
export const lowerEdge = `var(--prompt, 0px) + max(${space(4)}, env(safe-area-inset-bottom))`;

/** Scroll margin of a focused element above a toast. Less in low windows, such as at 400 % zoom. */
export const clearOfToast = `min(${space(48)}, 30vh)`;
