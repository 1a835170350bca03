import styled from '@emotion/styled';
import { surface } from '../tokens/roles';
import { space } from '../tokens/space';

/** The first link of a page, to its content; visible while focused. */
export const SkipLink = styled.a({
  position: 'absolute',
  insetInlineStart: space(4),
  insetBlockStart: space(2),
  zIndex: 30,
  padding: space(3),
  ...surface.highlight,
  fontWeight: 700,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});
