import { space } from '../../tokens/space';

/** Distance between a docket's edge and what is printed on it. */
export const docketPadding = `clamp(${space(5)}, 4vw, ${space(10)})`;
