import styled from '@emotion/styled';
import { sheet } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { radius } from '../../tokens/space';

/** Inner padding of a menu, in px. */
export const sheetEdge = 8;

/** Surface of a menu or submenu. */
export const MenuSheet = styled.div(sheet, {
  minInlineSize: '11rem',
  overscrollBehavior: 'contain',
  padding: `${sheetEdge - 2}px`,
  borderRadius: radius.small,
  boxShadow: `4px 4px 0 ${color.shadow}`,
  fontSize: '1rem',
  '&:focus, &:focus-visible': { outline: 'none' },
});
