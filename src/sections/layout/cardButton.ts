import type { CSSObject } from '@emotion/react';
import { color } from '../../tokens/roles';
import { below, radius, space, targetSize } from '../../tokens/space';
import { size } from '../../tokens/type';

/** A button on a menu card, as wide as its label. */
export const cardButton: CSSObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: targetSize,
  paddingInline: space(4),
  border: `2px solid ${color.onHighlight}`,
  borderRadius: radius.round,
  backgroundColor: color.highlight,
  color: color.onHighlight,
  fontSize: size.small,
  fontWeight: 700,
  lineHeight: 1.1,
  '&:hover': { textDecoration: 'underline 2px', textUnderlineOffset: '0.2em' },
  '& svg': { [below('small')]: { display: 'none' } },
};

/** For a button on paper, which is light in dark mode too. */
export const onPaper: CSSObject = { '&:focus-visible': { outlineColor: color.sheetInk } };
