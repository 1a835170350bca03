import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { IllustrationImage } from '../../illustrations/IllustrationImage';
import { firstScreenId } from '../../start/pageContract';
import { board, standingStyle } from '../../tokens/illustrationStyle';
import { notPrinted } from '../../tokens/print';
import { color } from '../../tokens/roles';
import { sectionGap, singleColumn, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { HeadingText } from '../../ui/HeadingText';
import { Container, Lead } from '../../ui/Section';

interface Props {
  readonly heading: string;
  readonly lead?: string;
  readonly children?: ReactNode;
  /** Long texts have a quieter heading. */
  readonly isQuiet?: boolean;
  /** On the board, beside the text. */
  readonly drawing?: ComponentProps<typeof IllustrationImage>['drawing'];
  /** Content beside the text, or below it on phones. */
  readonly beside?: ReactNode;
}

/** Header of an inner page: its h1, a lead, and an illustration. */
export function PageIntro({ heading, lead, children, isQuiet, drawing, beside }: Props) {
  return (
    <Ground>
      <Top
        data-quiet={isQuiet}
        data-beside={drawing ? 'drawing' : beside === undefined ? undefined : 'content'}
      >
        <Words>
          <Heading data-quiet={isQuiet}>
            <HeadingText>{heading}</HeadingText>
          </Heading>
          {lead && <Lead>{lead}</Lead>}
          {children}
        </Words>
        {drawing ? (
          <Standing>
            <IllustrationImage drawing={drawing} />
          </Standing>
        ) : (
          beside
        )}
      </Top>
      <Board id={firstScreenId} />
    </Ground>
  );
}

/** Background of the first screen, with the same lower edge as on the home page. */
const Ground = styled.div({ containerType: 'inline-size', backgroundColor: color.surfaceHero });

/** Space for two columns, less of it in large text. */
const isWide = '@container (min-width: 46rem)';

const Board = styled.div(board);

const Top = styled(Container)({
  ...singleColumn,
  gap: space(8),
  paddingBlock: sectionGap.far,
  '&[data-quiet]': { paddingBlock: space(10) },
  [isWide]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoColumns: 'minmax(0, 5fr)',
    gridAutoFlow: 'column',
    alignItems: 'center',
    '&[data-beside="content"]': { gridTemplateColumns: 'minmax(0, 7fr)' },
    '&[data-beside="drawing"]': {
      gridAutoColumns: 'auto',
      columnGap: space(6),
    },
  },
});

/** On the board. On phones it is small and at the end of the line. */
const Standing = styled.div(
  standingStyle,
  {
    alignSelf: 'end',
    // Extends through the header's padding, so that the header keeps its height.
    marginBlock: `calc(-1 * ${sectionGap.far})`,
    fontSize: size.hero,
    '@container (max-width: 45.99rem)': {
      justifySelf: 'end',
      marginBlockStart: 0,
      fontSize: '3rem',
    },
  },
  notPrinted,
);

const Words = styled.div({
  ...singleColumn,
  justifyItems: 'start',
  gap: space(5),
});

const Heading = styled.h1({
  fontSize: size.page,
  '&[data-quiet]': { fontSize: size.title },
  maxInlineSize: '10em',
  overflowWrap: 'anywhere',
});
