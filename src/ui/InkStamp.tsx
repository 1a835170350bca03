import styled from '@emotion/styled';
import { tilted } from '../tokens/illustrationStyle';
import { color } from '../tokens/roles';
import { radius } from '../tokens/space';
import { size } from '../tokens/type';

/** Words of an ink stamp, slightly rotated; mirrored in right-to-left text. */
export const InkStamp = styled.span({
  placeSelf: 'center',
  padding: '0.125em 0.6em',
  border: '3px double',
  borderRadius: radius.small,
  color: color.accent,
  fontSize: size.heading,
  fontWeight: 700,
  rotate: tilted(-7),
});
