/** Short answers to a hand, in ms; everything stands still when the reader asks for it. */
export const motion = {
  quick: '150ms ease-out',
  calm: '240ms ease-out',
  /** From page to page; run by script. */
  page: 180,
} as const;

export const whenStill = '@media (prefers-reduced-motion: reduce)';
