import { space } from './space';

/** Space for what floats at the lower edge of the window: the helpers, a toast, the consent prompt. */

/** The lowest place, above the phone’s own bar and the consent prompt. A sum for `calc()`. */
export const lowerEdge = `var(--prompt, 0px) + max(${space(4)}, env(safe-area-inset-bottom))`;

/** Scroll margin of a focused element above a toast. Less in low windows, such as at 400 % zoom. */
export const clearOfToast = `min(${space(48)}, 30vh)`;
