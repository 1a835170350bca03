import type { CSSObject } from '@emotion/react';
import { clearOfHelpers } from '../../tokens/floating';
import { color } from '../../tokens/roles';
import { radius, space, targetSize } from '../../tokens/space';

/** Label around a checkbox or radio button. Both are hidden where nothing would handle them. */
export const checkStyle: CSSObject = {
  display: 'inline-flex',
  // Separate line box, so that the text aligns with content beside the label.
  alignItems: 'baseline',
  gap: space(3),
  paddingBlock: space(2.5),
  minInlineSize: targetSize,
  cursor: 'pointer',
  '& > input': {
    flex: 'none',
    // Centered on the first line.
    alignSelf: 'flex-start',
    marginBlock: `calc((1.55em - ${space(6)}) / 2) 0`,
    marginInline: 0,
    display: 'grid',
    placeContent: 'center',
    inlineSize: space(6),
    blockSize: space(6),
    border: `2px solid ${color.edge}`,
    borderRadius: radius.small,
    backgroundColor: color.raised,
    appearance: 'none',
    scrollMarginBlock: clearOfHelpers,
    cursor: 'inherit',
    '@media (scripting: none)': { display: 'none' },
  },
  '& > input[type="radio"]': { borderRadius: radius.round },
  '& > input:checked': { borderColor: color.accent },
  '& > input:checked::before': { content: '""', backgroundColor: color.accent },
  '& > [type="checkbox"]:checked': { backgroundColor: color.accent },
  '& > [type="checkbox"]:checked::before': {
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    backgroundColor: color.onAccent,
    clipPath: 'polygon(11% 46%, 0 59%, 38% 92%, 100% 20%, 88% 9%, 37% 68%)',
  },
  '& > [type="radio"]:checked::before': {
    inlineSize: space(3),
    blockSize: space(3),
    borderRadius: '50%',
  },
  '&:hover > input': { borderColor: color.accent },
  '&:active > input:not(:checked)': { backgroundColor: color.surfaceSunken },
  // In forced colors the browser draws the control.
  '@media (forced-colors: active)': { '& > input': { appearance: 'auto' } },
};
