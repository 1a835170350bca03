import type { CSSObject } from '@emotion/react';
import { tornEdge } from '../../tokens/illustrationStyle';
import { color, onSheet } from '../../tokens/roles';
import { from, space } from '../../tokens/space';

/** Layout of review cards: columns, because their heights differ. */
export const reviewColumns: CSSObject = {
  columnGap: space(6),
  '& > *': { breakInside: 'avoid', marginBlockEnd: space(6) },
  [from('medium')]: { columnCount: 2 },
  [from('navigation')]: { columnCount: 3 },
};

/** Paper of a review: a torn guest check. */
export const reviewSheet: CSSObject = {
  ...onSheet,
  ...tornEdge(color.paper, color.edge, '1px'),
  display: 'grid',
  gap: space(4),
  padding: space(6),
  backgroundColor: color.paper,
  color: color.ink,
  border: `1px solid ${color.edge}`,
  borderBlockStart: `6px solid ${color.highlight}`,
  // The torn edge is in the border, because a column clips what is below a box.
  borderBlockEnd: '7px solid transparent',
  backgroundClip: 'padding-box',
};
