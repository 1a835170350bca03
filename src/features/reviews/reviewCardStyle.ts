import type { CSSObject } from '@emotion/react';
import { tornEdge } from '../../tokens/illustrationStyle';
import { color, onSheet, surface } from '../../tokens/roles';
import { from, singleColumn, space } from '../../tokens/space';

/** Layout of review cards: rows of one height, in which short texts leave ruled lines. */
export const reviewColumns: CSSObject = {
  ...singleColumn,
  gap: space(6),
  [from('medium')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from('navigation')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
};

/** Paper of a review: a torn guest check. */
export const reviewSheet: CSSObject = {
  ...onSheet,
  ...tornEdge(color.raised, color.edge, '1px'),
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
