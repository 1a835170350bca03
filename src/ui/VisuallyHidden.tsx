import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';

export const hiddenFromView: CSSObject = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** Text for assistive technology only. */
export const VisuallyHidden = styled.span(hiddenFromView);
