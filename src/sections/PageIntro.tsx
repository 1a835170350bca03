import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container, Lead } from '../components/Section';
import { sectionGap, space } from '../tokens/space';
import { size } from '../tokens/type';

interface Props {
  readonly heading: string;
  readonly lead?: string;
  readonly children?: ReactNode;
}

/** The top of an inner page: its one h1, a lead, and what belongs beside them. */
export function PageIntro({ heading, lead, children }: Props) {
  return (
    <Top>
      <Heading>{heading}</Heading>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Top>
  );
}

const Top = styled(Container)({
  display: 'grid',
  justifyItems: 'start',
  gap: space(5),
  paddingBlock: `${sectionGap.near} ${sectionGap.near}`,
});

const Heading = styled.h1({ fontSize: size.hero, maxInlineSize: '16ch' });
