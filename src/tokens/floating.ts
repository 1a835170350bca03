import { space } from './space';

/** Space for what floats at the lower edge of the window: the helpers, a toast, the consent prompt. */

/** The lowest place, above the phone’s own bar and the consent prompt. A sum for `calc()`. */
export const lowerEdge = `var(--prompt, 0px) + max(${space(4)}, env(safe-area-inset-bottom))`;

/** Height of a helper on phones, and of the button that opens them. */
export const helperSize = '3rem';

/** Scroll margin of a focused control above the helpers. */
export const clearOfHelpers = space(24);

/** Scroll margin of a focused element above a toast. Less in low windows, such as at 400 % zoom. */
export const clearOfToast = `min(${space(48)}, 30vh)`;

/** Space below the last text of a page on phones. */
export const belowLastText = space(28);
