import type { CSSObject } from '@emotion/react';
import { color } from '../../tokens/roles';
import { below, from, radius, space, targetSize } from '../../tokens/space';
import { size } from '../../tokens/type';

/** Id of the popover with the helpers on phones. */
export const helpersId = 'helpers';

/** Height of a floating helper on phones, and of the button that opens them. */
export const helperSize = '3rem';

/** Outline and shadow that work on any background. */
export const helperShadow = `0 0 0 2px ${color.paper}, 3px 4px 0 ${color.shadow}`;

/** A floating helper: an icon in wide windows, an icon with its label in the popover. */
export const helperLink: CSSObject = {
  position: 'relative',
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: helperSize,
  paddingInline: space(4),
  borderRadius: radius.round,
  border: '2px solid',
  boxShadow: helperShadow,
  fontSize: size.small,
  fontWeight: 700,
  textDecoration: 'none',
  [from('navigation')]: {
    justifyContent: 'center',
    inlineSize: targetSize,
    minBlockSize: targetSize,
    paddingInline: 0,
    '&:hover': { translate: '0 -2px' },
    '&:is(:hover, :focus-visible) > span': { opacity: 1 },
  },
};

/** The label of a helper; in wide windows it shows beside the icon on hover and focus. */
export const helperLabel: CSSObject = {
  [below('panel')]: { maxInlineSize: '16rem' },
  [from('navigation')]: {
    position: 'absolute',
    insetInlineEnd: `calc(100% + ${space(2)})`,
    padding: `${space(1)} ${space(3)}`,
    border: `2px solid ${color.edge}`,
    borderRadius: radius.small,
    backgroundColor: color.paper,
    color: color.ink,
    whiteSpace: 'nowrap',
    opacity: 0,
    pointerEvents: 'none',
  },
};
