import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { motion } from '../tokens/motion';
import { color } from '../tokens/roles';
import { headerHeight, space } from '../tokens/space';
import { displayed, measure, size } from '../tokens/type';
import { Icon } from './Icon';

interface Kind {
  /** The text of an answer, a group of questions, fields, or a receipt, whose summary has a close button beside it. */
  readonly of?: 'answer' | 'group' | 'fields' | 'receipt';
}

interface Props extends Kind {
  /** Id of the content: browsers open it for a hash. Source: HTML, ancestor details revealing. */
  readonly id?: string;
  /** Without it, the content is shown. */
  readonly summary?: ReactNode;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A question that expands to its answer; native, so it works without scripts. */
export function Disclosure({ of = 'answer', id, summary, isOpen, children }: Props) {
  return (
    <Details of={of} open={isOpen || summary === undefined || undefined}>
      <Summary of={of} hidden={summary === undefined}>
        <Name as={of === 'answer' ? 'h3' : 'span'} of={of}>
          {summary}
        </Name>
        <Sign name="chevron" size={16} />
      </Summary>
      <Content of={of} id={id}>
        {children}
      </Content>
    </Details>
  );
}

const Details = styled.details<Kind>(
  ({ of }) => (of === 'answer' || of === 'group') && { borderBlockEnd: `1px solid ${color.line}` },
);

const Summary = styled.summary<Kind>(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(4),
    paddingBlock: space(4),
    minBlockSize: '3.5rem',
    cursor: 'pointer',
    ...displayed(size.heading),
    lineHeight: 1.25,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  ({ of }) =>
    of === 'receipt' && {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) auto ${space(3)}`,
      rowGap: space(2),
    },
);

const Name = styled.span<Kind>(({ of }) => of === 'receipt' && { display: 'contents' }, {
  font: 'inherit',
  textWrap: 'balance',
  // HTML defines what is around the parts of a summary, here and below.
  'summary:hover > &': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

export const Sign = styled(Icon)({
  color: color.accent,
  transition: `transform ${motion.quick}`,
  'details[open] > summary > &': { transform: 'rotate(180deg)' },
});

const Content = styled.div<Kind>(
  ({ of }) => of !== 'fields' && { paddingBlockEnd: space(5) },
  {
    // The summary of a hash target stays below the header.
    '&[id]': { scrollMarginBlockStart: `calc(${headerHeight} + ${space(20)})` },
  },
  ({ of }) => of === 'answer' && { maxInlineSize: measure },
);
