import styled from '@emotion/styled';
import { color } from '../tokens/roles';
import { radius, space } from '../tokens/space';
import { face, size } from '../tokens/type';

interface Props {
  /** The id of the drawn cover. */
  readonly image: string;
  readonly name: string;
}

/** A project's cover: its name on a shop sign. Decoration: the card's heading says the same. */
export function ProjectCover({ image, name }: Props) {
  return (
    <Cover aria-hidden="true" data-cover={image}>
      <Sign>{name}</Sign>
    </Cover>
  );
}

const Cover = styled.div({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 10',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space(6),
  backgroundColor: color.counter,
  border: `2px solid ${color.edge}`,
  '&[data-cover="flowers"], &[data-cover="bakery"]': { backgroundColor: color.highlight },
  '&[data-cover="barber"]': { backgroundColor: color.deep },
});

const Sign = styled.span({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  paddingBlock: space(4),
  paddingInline: space(7),
  backgroundColor: color.raised,
  color: color.ink,
  border: `2px solid ${color.edge}`,
  borderRadius: radius.small,
  fontFamily: face.display,
  fontSize: size.title,
  fontWeight: 700,
  lineHeight: 1.1,
  textAlign: 'center',
});
