import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { sheet } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { radius, space, targetSize } from '../../tokens/space';
import { size } from '../../tokens/type';

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

/** A menu's button and its items. */
export const menuControl: CSSObject = {
  alignItems: 'center',
  minBlockSize: targetSize,
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  fontSize: size.small,
  fontWeight: 700,
};

/** The look of every menu item: a button, so that clicks before hydration are queued. */
export const MenuRow = styled.button(menuControl, {
  display: 'flex',
  gap: space(3),
  inlineSize: '100%',
  paddingInline: space(3),
  textAlign: 'start',
  '&:is(:hover, :focus, [data-active-item])': { backgroundColor: color.surfaceSunken },
  '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  '@media (forced-colors: active)': {
    '&:is(:focus, [data-active-item])': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});
