import type { CSSObject } from '@emotion/react';

/** For assistive technology alone. */
export const hiddenFromView: CSSObject = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};
