import { color } from '../../tokens/roles';

/** What floats is as high as this, and on a phone as wide. */
export const helperSize = '3.25rem';

/** A ring of paper, so that it stands apart from any ground, and its shadow. */
export const helperShadow = `0 0 0 2px ${color.paper}, 4px 5px 0 ${color.shadow}`;
