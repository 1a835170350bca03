import styled from '@emotion/styled';
import type { ComponentType } from 'react';
import type { Cover as CoverName } from '../content/covers';
import { color } from '../tokens/roles';
import { radius, space } from '../tokens/space';
import { face, size } from '../tokens/type';
import { BakeryCover } from './covers/BakeryCover';
import { BarberCover } from './covers/BarberCover';
import { CoverArt } from './covers/CoverArt';
import { FlowersCover } from './covers/FlowersCover';
import { GuesthouseCover } from './covers/GuesthouseCover';
import { HummusCover } from './covers/HummusCover';
import { inkLine } from './objects/drawingStyle';

interface Props {
  readonly image: CoverName;
  readonly name: string;
}

/** A project's cover: what stands on its counter, under the sign with its name. Decoration: the card's heading says the same. */
export function ProjectCover({ image, name }: Props) {
  const Art = arts[image];
  return (
    <Cover aria-hidden="true" data-cover={image}>
      <Art />
      <Sign>{name}</Sign>
    </Cover>
  );
}

const arts: Readonly<Record<CoverName, ComponentType>> = {
  hummus: HummusCover,
  flowers: FlowersCover,
  barber: BarberCover,
  bakery: BakeryCover,
  guesthouse: GuesthouseCover,
  shelf: () => <CoverArt>{null}</CoverArt>,
};

const Cover = styled.div({
  position: 'relative',
  overflow: 'clip',
  aspectRatio: '16 / 11',
  backgroundColor: color.surfaceSunken,
  border: inkLine,
  '& > svg': { position: 'absolute', insetInline: 0, insetBlockEnd: 0, blockSize: '94%' },
  '&[data-cover="flowers"]': {
    backgroundColor: color.highlight,
    // The lines are light by night, and too near to butter.
    '@media (prefers-color-scheme: dark)': { backgroundColor: color.paper },
  },
  '&[data-cover="barber"]': { backgroundColor: color.deep },
  '&[data-cover="bakery"], &[data-cover="guesthouse"]': { backgroundColor: color.paper },
});

/** The sign over the window, on two chains. */
const Sign = styled.span({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: space(5),
  maxInlineSize: `calc(100% - ${space(10)})`,
  paddingBlock: space(2),
  paddingInline: space(5),
  backgroundColor: color.raised,
  color: color.ink,
  border: inkLine,
  borderBlockStart: 0,
  borderEndStartRadius: radius.small,
  borderEndEndRadius: radius.small,
  fontFamily: face.display,
  fontSize: size.heading,
  fontWeight: 700,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
