import type { CSSObject } from '@emotion/react';
import { color, onSheet } from '../../tokens/roles';
import { from, space } from '../../tokens/space';
import { tornEdge } from '../illustrations/tornEdge';

/** Layout of review cards. */
export const reviewGrid: CSSObject = {
  display: 'grid',
  gap: space(6),
  [from('medium')]: { gridTemplateColumns: '1fr 1fr' },
  [from('navigation')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
};

/** Paper of a review: a torn guest check. */
export const reviewSheet: CSSObject = {
  ...onSheet,
  ...tornEdge(color.paper, { width: '1px', color: color.edge }),
  display: 'grid',
  gap: space(4),
  padding: space(6),
  backgroundColor: color.paper,
  color: color.ink,
  border: `1px solid ${color.edge}`,
  borderBlockStart: `6px solid ${color.highlight}`,
  borderBlockEndWidth: 0,
};
