import type { CSSObject } from '@emotion/react';
import { tornEdge } from '../../tokens/illustrationStyle';
import { color, onSheet, surface } from '../../tokens/roles';
import { from, space } from '../../tokens/space';

/** Paper of a review: a torn guest check. */
export const reviewSheet: CSSObject = {
  ...onSheet,
  ...tornEdge(color.raised, color.edge, 1),
  display: 'grid',
  // Long words do not widen the columns of its parts.
  overflowWrap: 'anywhere',
  gridTemplateRows: 'auto 1fr auto',
  gap: space(3),
  padding: `${space(4)} min(${space(5)}, 5vw)`,
  [from('medium')]: { gap: space(4), padding: space(6) },
  ...surface.raised,
  border: `1px solid ${color.edge}`,
  borderBlockStart: `6px solid ${color.highlight}`,
};

/** Ruled lines of a guest check. */
export const ruledLines: CSSObject = {
  lineHeight: 1.6,
  background: `linear-gradient(transparent calc(100% - 1px), ${color.line} 0) content-box 0 0 / 100% 1.6em`,
};
