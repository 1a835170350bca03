import styled from '@emotion/styled';
import { color, onSheet } from '../../tokens/roles';
import { radius } from '../../tokens/space';

/** Inner padding of a menu, in px. */
export const sheetEdge = 8;

/** Surface of a menu or submenu. */
export const MenuSheet = styled.div(onSheet, {
  minInlineSize: '11rem',
  overscrollBehavior: 'contain',
  padding: `${sheetEdge - 2}px`,
  backgroundColor: color.raised,
  color: color.ink,
  border: `2px solid ${color.edge}`,
  borderRadius: radius.small,
  boxShadow: `4px 4px 0 ${color.shadow}`,
  fontSize: '1rem',
  '&:focus, &:focus-visible': { outline: 'none' },
});
