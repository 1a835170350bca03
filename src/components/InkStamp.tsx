import styled from '@emotion/styled';
import { color } from '../tokens/roles';
import { radius, space } from '../tokens/space';
import { size } from '../tokens/type';

/** Words of an ink stamp, slightly rotated; mirrored in right-to-left text. */
export const InkStamp = styled.span({
  padding: `${space(0.5)} ${space(2.5)}`,
  border: '3px double',
  borderRadius: radius.small,
  color: color.accent,
  fontSize: size.small,
  fontWeight: 700,
  rotate: '-7deg',
  '[dir="rtl"] &': { rotate: '7deg' },
});
