import { space } from '../../tokens/space';

/** Distance between a docket's edge and what is printed on it. */
export const panelPadding = `clamp(${space(5)}, 4vw, ${space(10)})`;
