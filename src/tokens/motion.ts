/** Durations of transitions, in ms; none with reduced motion. */
export const motion = {
  quick: '150ms ease-out',
  calm: '240ms ease-out',
  /** Between pages, run by script. */
  page: 240,
} as const;

export const whenStill = '@media (prefers-reduced-motion: reduce)';
