import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { motion } from '../tokens/motion';
import { color } from '../tokens/roles';
import { space } from '../tokens/space';
import { face, measure, size } from '../tokens/type';
import { Icon } from './Icon';

interface Props {
  readonly summary: string;
  readonly children: ReactNode;
}

/** A question that expands to its answer; native, so it works without scripts. */
export function Disclosure({ summary, children }: Props) {
  return (
    <Details>
      <Summary>
        <span>{summary}</span>
        <Sign name="plus" size={16} />
      </Summary>
      <Answer>{children}</Answer>
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
  fontFamily: face.display,
  fontSize: size.heading,
  fontWeight: 700,
  lineHeight: 1.25,
  textWrap: 'balance',
  listStyle: 'none',
  '& > span': { textWrap: 'balance' },
  '&:hover > span': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&::-webkit-details-marker': { display: 'none' },
});

const Sign = styled(Icon)({
  color: color.accent,
  transition: `transform ${motion.quick}`,
  'details[open] > summary > &': { transform: 'rotate(45deg)' },
});

const Answer = styled.div({
  paddingBlockEnd: space(5),
  '&:not(:has(> details))': { maxInlineSize: measure },
});
