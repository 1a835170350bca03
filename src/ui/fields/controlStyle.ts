import type { CSSObject } from '@emotion/react';
import { color, surface } from '../../tokens/roles';
import { radius, space } from '../../tokens/space';

/** Style of inputs and selects: a tinted box on a line. */
export const controlStyle: CSSObject = {
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '3rem',
  margin: 0,
  paddingBlock: space(2.5),
  paddingInline: space(3),
  border: `1px solid ${color.line}`,
  borderBlockEnd: `2px solid ${color.edge}`,
  borderRadius: `${radius.small} ${radius.small} 0 0`,
  ...surface.paper,
  lineHeight: 1.4,
  '&::placeholder': { color: color.inkSoft, opacity: 1 },
  '&:hover': { borderColor: color.edge },
  '&:focus-visible': { outlineOffset: 0 },
  '&[aria-invalid="true"]': {
    borderColor: color.accent,
    borderBlockEndWidth: '3px',
    paddingBlockEnd: `calc(${space(2.5)} - 1px)`,
  },
  '&[readonly], &[aria-disabled="true"]': {
    borderColor: color.line,
    cursor: 'default',
  },
};
