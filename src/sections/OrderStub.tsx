import styled from '@emotion/styled';
import { color } from '../tokens/roles';
import { space } from '../tokens/space';
import { docketPadding } from './orderDocket';

const notch = {
  content: '""',
  position: 'absolute',
  insetBlockStart: `-${space(3)}`,
  inlineSize: space(3),
  blockSize: space(6),
  border: `2px solid ${color.edge}`,
  backgroundColor: color.deep,
} as const;

/** The docket's lower end, which is torn off along a line between two notches. */
export const OrderStub = styled.div({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: space(4),
  marginInline: `calc(-1 * ${docketPadding})`,
  paddingInline: docketPadding,
  paddingBlockStart: space(8),
  borderBlockStart: `2px dashed ${color.line}`,
  // Below the button that has the focus, a toast and the floating helpers find room.
  '& > button': { scrollMarginBlockEnd: space(48) },
  '&::before': {
    ...notch,
    insetInlineStart: '-2px',
    borderInlineStart: 0,
    borderStartEndRadius: space(3),
    borderEndEndRadius: space(3),
  },
  '&::after': {
    ...notch,
    insetInlineEnd: '-2px',
    borderInlineEnd: 0,
    borderStartStartRadius: space(3),
    borderEndStartRadius: space(3),
  },
});
