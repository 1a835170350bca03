import type { CSSObject } from '@emotion/react';
import { color } from '../../tokens/roles';
import { radius, space, targetSize } from '../../tokens/space';
import { face, size } from '../../tokens/type';

/** Distance from the focus ring to the text. */
export const menuFieldInset = space(1.5);

/** A text field on the card that looks like the printed text. */
export const menuField: CSSObject = {
  display: 'block',
  inlineSize: '100%',
  minBlockSize: targetSize,
  margin: 0,
  padding: `${space(1)} ${menuFieldInset}`,
  border: 0,
  borderBlockEnd: `2px dotted ${color.sheetRule}`,
  borderRadius: 0,
  backgroundColor: 'transparent',
  color: color.sheetInk,
  fontFamily: face.display,
  fontSize: size.lead,
  fontWeight: 700,
  lineHeight: 1.3,
  '&:focus-visible': {
    outline: `2px solid ${color.sheetInk}`,
    outlineOffset: '1px',
    borderRadius: radius.small,
  },
  // Distinct from typed text.
  '&::placeholder': {
    color: color.sheetSoft,
    opacity: 1,
    fontFamily: face.text,
    fontWeight: 400,
  },
  '&:hover': { borderColor: color.sheetInk },
  '&[aria-invalid="true"]': { borderBlockEnd: `3px solid ${color.sheetAccent}` },
};

export const menuFieldLabel: CSSObject = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(2),
  paddingInline: menuFieldInset,
  color: color.sheetSoft,
  fontSize: size.small,
  // The character count as well.
  '& > span': { color: 'inherit' },
};
