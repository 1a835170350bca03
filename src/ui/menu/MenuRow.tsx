import styled from '@emotion/styled';
import { color } from '../../tokens/roles';
import { radius, space, targetSize } from '../../tokens/space';
import { size } from '../../tokens/type';

/** The look of every menu item: a button, so that clicks before hydration are queued. */
export const MenuRow = styled.button({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  inlineSize: '100%',
  minBlockSize: targetSize,
  paddingInline: space(3),
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  fontSize: size.small,
  fontWeight: 700,
  textAlign: 'start',
  '&:is(:hover, :focus, [data-active-item])': { backgroundColor: color.surfaceSunken },
  '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  '@media (forced-colors: active)': {
    '&:is(:focus, [data-active-item])': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
});
