import styled from '@emotion/styled';
import { radius, space } from '../tokens/space';
import { size } from '../tokens/type';

/** A small label on sample content, in the color of the surrounding text. */
export const SampleBadge = styled.small({
  whiteSpace: 'nowrap',
  display: 'inline-block',
  paddingInline: space(1.5),
  border: '1px dashed',
  borderRadius: radius.small,
  fontSize: size.small,
});
