import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { languages } from '../../../locales/languages';
import { coverSize, drawingAddress } from '../../content/covers';
import type { PortfolioProject } from '../../content/portfolio';
import { useI18n } from '../../i18n/I18nContext';
import { Photograph } from '../../illustrations/Photograph';
import { inkLine, sheetLine } from '../../tokens/illustrationStyle';
import { color, surface } from '../../tokens/roles';
import { from, radius, space } from '../../tokens/space';
import { displayed, size } from '../../tokens/type';

interface Props {
  readonly image: PortfolioProject['image'];
  readonly isLazy: boolean;
  /** Text on the sign. */
  readonly children: ReactNode;
}

/** Cover of a project: a photograph or a drawing of its counter, below a sign with its name. */
export function ProjectCover({ image, isLazy, children }: Props) {
  const { language } = useI18n();
  const isDrawn = typeof image === 'string';
  return (
    <Cover data-cover={isDrawn ? image : 'photo'}>
      {isDrawn ? (
        <Drawing
          src={drawingAddress(image, languages[language].direction)}
          {...coverSize}
          alt=""
          loading={isLazy ? 'lazy' : 'eager'}
        />
      ) : (
        <Photograph photo={image} crop="cover" isLazy={isLazy} />
      )}
      <Sign>{children}</Sign>
    </Cover>
  );
}

const Cover = styled.div({
  position: 'relative',
  overflow: 'clip',
  aspectRatio: '16 / 11',
  backgroundColor: color.surfaceSunken,
  border: inkLine,
  [from('medium')]: { aspectRatio: '16 / 9' },
  '&[data-cover="flowers"]': { backgroundColor: color.surfaceHero },
  '&[data-cover="barber"]': { backgroundColor: color.lacquer },
  '&[data-cover="bakery"]': { backgroundColor: color.lineOnDeep },
  '&[data-cover="guesthouse"]': { backgroundColor: color.line },
});

/** Its counter extends to both edges at any aspect ratio. */
const Drawing = styled.img({
  position: 'absolute',
  insetBlockEnd: 0,
  inlineSize: '100%',
  // Leaves space for the sign.
  blockSize: '94%',
  objectFit: 'cover',
  objectPosition: 'bottom',
  // Wide enough for the drawing beside the sign.
  [from('medium')]: { blockSize: '100%' },
});

/** The sign, on two chains. */
const Sign = styled.div({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: `min(${space(5)}, 4vw)`,
  maxInlineSize: `calc(100% - min(${space(10)}, 8vw))`,
  paddingBlock: space(2),
  paddingInline: `min(${space(5)}, 4vw)`,
  ...surface.sheet,
  border: sheetLine,
  borderBlockStart: 0,
  borderEndStartRadius: radius.small,
  borderEndEndRadius: radius.small,
  ...displayed(size.heading),
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
