import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { motion } from '../tokens/motion';
import { color } from '../tokens/roles';
import { headerHeight, space } from '../tokens/space';
import { displayed, measure, size } from '../tokens/type';
import { Icon } from './Icon';

interface Props {
  /** Id of the content: browsers open it for a hash. Source: HTML, ancestor details revealing. */
  readonly id?: string;
  readonly summary: ReactNode;
  /** Makes the summary a heading. */
  readonly level?: 'h3' | 'span';
  readonly children: ReactNode;
}

/** A question that expands to its answer; native, so it works without scripts. */
export function Disclosure({ id, summary, level = 'span', children }: Props) {
  return (
    <Details>
      <Summary>
        <Name as={level}>{summary}</Name>
        <Sign name="chevron" size={16} />
      </Summary>
      <Answer id={id}>{children}</Answer>
    </Details>
  );
}

const Details = styled.details({ borderBlockEnd: `1px solid ${color.line}` });

const Summary = styled.summary({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  paddingBlock: space(4),
  minBlockSize: '3.5rem',
  cursor: 'pointer',
  ...displayed(size.lead),
  lineHeight: 1.25,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
});

const Name = styled.span({
  font: 'inherit',
  textWrap: 'balance',
  'summary:hover > &': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

const Sign = styled(Icon)({
  color: color.accent,
  transition: `transform ${motion.quick}`,
  'details[open] > summary > &': { transform: 'rotate(180deg)' },
});

const Answer = styled.div({
  paddingBlockEnd: space(5),
  // The summary of a hash target stays below the header.
  '&[id]': { scrollMarginBlockStart: `calc(${headerHeight} + ${space(20)})` },
  '&:not(:has(> details))': { maxInlineSize: measure },
});
