import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, surface } from '../tokens/roles';
import { contentWidth, from, gutter, headerHeight, sectionGap, space } from '../tokens/space';
import { leadMeasure, size } from '../tokens/type';
import { PartBoundary } from './PartBoundary';

export type Ground = 'paper' | 'kraft' | 'deep';

interface Props {
  readonly id: string;
  readonly ground?: Ground;
  readonly heading: string;
  readonly lead?: ReactNode;
  /** Places the heading beside the content in wide windows: four columns of twelve, and eight. */
  readonly isHeadingBeside?: boolean;
  /** Of the page's main work: its heading is larger. */
  readonly isMain?: boolean;
  /** A link at the end of the heading's line; below the heading on phones. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * One section of a page: a background, a heading with an optional lead, and content. Not a landmark, because a screen
 * reader would say the name twice. If the content fails to render, the rest of the page stays.
 */
export function Section(props: Props) {
  const { id, ground = 'paper', heading, lead, isHeadingBeside, isMain, action, children } = props;
  const Place = isHeadingBeside ? Columns : Container;
  return (
    <Band id={id} ground={ground}>
      <Place>
        <Intro>
          <SectionHeading data-large={isMain}>{heading}</SectionHeading>
          {lead && <Lead>{lead}</Lead>}
          {action && <Action>{action}</Action>}
        </Intro>
        <PartBoundary>{isHeadingBeside ? <div>{children}</div> : children}</PartBoundary>
      </Place>
    </Band>
  );
}

const otherGround: CSSObject = {
  paddingBlock: sectionGap.far,
  // Completes the gap to a neighbor on paper.
  '&:not(:last-child)': { marginBlock: `calc(${sectionGap.far} - ${sectionGap.near})` },
  'section + &': { marginBlockStart: `calc(${sectionGap.far} - ${sectionGap.near})` },
};

const grounds: Record<Ground, CSSObject> = {
  paper: { backgroundColor: color.paper, color: color.ink },
  kraft: { ...otherGround, backgroundColor: color.surfaceSunken, color: color.ink },
  deep: {
    ...otherGround,
    ...surface.deep,
    '& :focus-visible': { outlineColor: color.highlight },
  },
};

export const Band = styled.section<{ ground: Ground }>(
  { paddingBlock: sectionGap.near },
  ({ ground }) => grounds[ground],
);

export const Container = styled.div({
  inlineSize: '100%',
  maxInlineSize: `calc(${contentWidth} + 2 * ${gutter})`,
  marginInline: 'auto',
  paddingInline: gutter,
});

const Columns = styled(Container)({
  // From where a third of the page fits two words of a heading.
  [from(1180)]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
    columnGap: space(12),
    alignItems: 'start',
    '& > :first-child': {
      position: 'sticky',
      insetBlockStart: `calc(${headerHeight} + ${space(6)})`,
    },
  },
});

const Intro = styled.div({
  display: 'grid',
  justifyItems: 'start',
  rowGap: space(3),
  [from('medium')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > p': { gridColumn: 1 } },
  '&:not(:last-child)': { marginBlockEnd: `clamp(${space(8)}, 4vw, ${space(12)})` },
});

/** Beside the last line of the text, where there is space for it. */
const Action = styled.div({
  marginBlockStart: space(2),
  [from('medium')]: { gridColumn: 2, alignSelf: 'end', marginBlockStart: 0 },
});

export const SectionHeading = styled.h2({
  fontSize: size.item,
  '&[data-large]': { fontSize: size.title },
});

export const Lead = styled.p({
  [from('medium')]: { fontSize: size.heading },
  maxInlineSize: leadMeasure,
  lineHeight: 1.5,
  textWrap: 'balance',
});
