import type { CSSObject } from '@emotion/react';

/** Visually hidden. */
export const hiddenFromView: CSSObject = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
