import styled from '@emotion/styled';

/** Text for assistive technology that the eye does not need. */
export const VisuallyHidden = styled.span({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
