import { space } from '../../tokens/space';

/** Padding of a docket. */
export const panelPadding = `clamp(${space(5)}, 4vw, ${space(10)})`;
