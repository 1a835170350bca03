import { color } from '../../tokens/roles';

/** Height of the floating helpers, and their width on phones. */
export const helperSize = '3.25rem';

/** Outline and shadow that work on any background. */
export const helperShadow = `0 0 0 2px ${color.paper}, 4px 5px 0 ${color.shadow}`;
