import styled from '@emotion/styled';
import { color } from '../tokens/roles';
import { radius, space, targetSize } from '../tokens/space';
import { size } from '../tokens/type';

/** The look of every item of a menu. */
export const MenuRow = styled.div({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minBlockSize: targetSize,
  paddingInline: space(3),
  borderRadius: radius.small,
  fontSize: size.small,
  fontWeight: 600,
  cursor: 'pointer',
  '&:focus, &[data-active-item], &[aria-expanded="true"]': { backgroundColor: color.surfaceSunken },
  '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  '&[aria-disabled="true"]': { color: color.inkSoft, fontWeight: 400, cursor: 'default' },
  '@media (forced-colors: active)': {
    '&:focus, &[data-active-item]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    '&[aria-expanded="true"]': { outlineStyle: 'dotted' },
    '&[aria-disabled="true"]': { color: 'GrayText' },
  },
});
