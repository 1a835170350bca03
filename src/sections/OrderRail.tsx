import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Band, Container } from '../components/Section';
import { notPrinted } from '../tokens/print';
import { color } from '../tokens/roles';
import { from, sectionGap, space } from '../tokens/space';
import { size } from '../tokens/type';
import { docketPadding } from './orderDocket';

interface Props {
  /** Names the section's heading, and through it the section. */
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The rail over a kitchen's pass: one docket to fill in, and those of earlier hang beside it. */
export function OrderRail({ id, heading, lead, children }: Props) {
  return (
    <Pass id={id} ground="deep" aria-labelledby={`${id}-heading`}>
      <Rail />
      <Hanging>
        <Docket>
          <Head>
            <h2 id={`${id}-heading`}>{heading}</h2>
            <p>{lead}</p>
          </Head>
          {children}
        </Docket>
        <Slip viewBox="0 0 160 300" aria-hidden="true">
          <path d="M1 0v299h158V0" />
          <path d="M22 44h76M22 78h116M22 98h92M22 132h116M22 152h58M22 186h104" />
          <path data-dashed="" d="M22 222h116" />
          <path data-tick="" d="m24 256 12 14 26-32" />
        </Slip>
        <Slip data-hung="later" viewBox="0 0 160 210" aria-hidden="true">
          <path d="M1 0v209h158V0" />
          <path d="M22 44h54M22 78h116M22 98h72M22 118h100" />
          <path data-dashed="" d="M22 150h116" />
          <path d="M22 178h40" />
        </Slip>
      </Hanging>
    </Pass>
  );
}

const railHeight = space(5);

const Pass = styled(Band)({
  isolation: 'isolate',
  paddingBlockStart: 0,
  paddingBlockEnd: sectionGap.near,
  overflow: 'clip',
  ...notPrinted,
});

/** Stands over the upper edge of what it holds. */
const Rail = styled.div({
  position: 'relative',
  zIndex: 1,
  blockSize: railHeight,
  backgroundColor: color.surfaceSunken,
  borderBlock: `2px solid ${color.edge}`,
});

const Hanging = styled(Container)({
  display: 'grid',
  alignItems: 'start',
  [from('navigation')]: {
    gridTemplateColumns: 'minmax(0, 47rem) 1fr 1fr',
    columnGap: `clamp(${space(6)}, 4vw, ${space(12)})`,
  },
});

const Docket = styled.div({
  marginBlockStart: `-${space(2)}`,
  display: 'grid',
  gap: space(6),
  paddingBlock: `${space(12)} ${space(8)}`,
  paddingInline: docketPadding,
  backgroundColor: color.raised,
  // Its own ground is light again, inside of a deep band.
  '&& :focus-visible': { outlineColor: color.focus },
  color: color.ink,
  border: `2px solid ${color.edge}`,
  boxShadow: `6px 8px 0 ${color.shadow}`,
});

const Head = styled.div({
  display: 'grid',
  gap: space(2),
  paddingBlockEnd: space(6),
  borderBlockEnd: `2px solid ${color.edge}`,
  '& h2': { fontSize: size.title },
  '& p': { fontSize: size.lead, lineHeight: 1.5 },
});

/** A docket of earlier, too far away to be read. */
const Slip = styled.svg({
  display: 'none',
  inlineSize: '100%',
  maxInlineSize: '11rem',
  marginBlockStart: `-${space(2)}`,
  transformOrigin: 'top',
  rotate: '1.5deg',
  fill: color.surfaceSunken,
  stroke: color.edge,
  strokeWidth: 2,
  strokeLinecap: 'round',
  '& [data-dashed]': { strokeDasharray: '1 7' },
  '& [data-tick]': { fill: 'none', strokeWidth: 5 },
  '&[data-hung="later"]': { rotate: '-2deg' },
  [from('navigation')]: { display: 'block' },
});
