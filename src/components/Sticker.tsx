import styled from '@emotion/styled';
import { color } from '../tokens/roles';
import { radius, space } from '../tokens/space';
import { size } from '../tokens/type';

/** A label stuck on the corner of a card, a few degrees askew; mirrored with the line's direction. */
export const Sticker = styled.span({
  position: 'absolute',
  insetBlockStart: `-${space(4)}`,
  insetInlineEnd: space(5),
  paddingBlock: space(1),
  paddingInline: space(4),
  border: `2px solid ${color.onHighlight}`,
  borderRadius: radius.round,
  backgroundColor: color.highlight,
  color: color.onHighlight,
  fontSize: size.small,
  fontWeight: 700,
  rotate: '4deg',
  '[dir="rtl"] &': { rotate: '-4deg' },
  // Where a page of paper begins with its card, what stands above that would be cut off.
  '@media print': { insetBlockStart: space(3) },
});
