import type { CSSObject } from '@emotion/react';
import { color } from '../tokens/roles';
import { space, targetSize } from '../tokens/space';
import { face, size } from '../tokens/type';

/** A line of the card to write on: what is written looks as it will be printed. */
export const menuField: CSSObject = {
  display: 'block',
  inlineSize: '100%',
  minBlockSize: targetSize,
  margin: 0,
  padding: `${space(1)} 0`,
  border: 0,
  borderBlockEnd: `2px dotted ${color.line}`,
  borderRadius: 0,
  backgroundColor: 'transparent',
  color: color.ink,
  fontFamily: face.display,
  fontSize: size.lead,
  fontWeight: 600,
  lineHeight: 1.3,
  '&:focus-visible': { outlineOffset: 0 },
  // Not to be taken for something that was written.
  '&::placeholder': {
    color: color.inkSoft,
    opacity: 1,
    fontFamily: face.text,
    fontWeight: 400,
  },
  '&:hover': { borderColor: color.edge },
  '&[aria-invalid="true"]': { borderBlockEnd: `3px solid ${color.accent}` },
};

export const menuFieldLabel: CSSObject = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(2),
  color: color.inkSoft,
  fontSize: size.small,
};
