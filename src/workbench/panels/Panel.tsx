import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { color } from '../../tokens/roles';
import { radius, space } from '../../tokens/space';
import { dataSize } from './dataText';

interface Props {
  readonly heading: string;
  /** What it is for and how its keys work, in one line. */
  readonly explanation: ReactNode;
  /** Beside the heading. */
  readonly actions?: ReactNode;
  /** Whether it takes the room that is left, and scrolls inside. */
  readonly isTall?: boolean;
  readonly children: ReactNode;
}

/** One part of the workbench: a heading, a line that explains it, and what it shows. */
export function Panel({ heading, explanation, actions, isTall = false, children }: Props) {
  const id = useId();
  return (
    <Box aria-labelledby={id} data-tall={isTall}>
      <Head>
        <h2 id={id}>{heading}</h2>
        {actions}
      </Head>
      <Explanation>{explanation}</Explanation>
      {children}
    </Box>
  );
}

const Box = styled.section({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  minInlineSize: 0,
  padding: space(3),
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  backgroundColor: color.raised,
  '&[data-tall="true"]': { flex: '1 1 22rem', minBlockSize: '18rem' },
});

const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minBlockSize: space(8),
  h2: { fontSize: '1.125rem' },
});

const Explanation = styled.p({ fontSize: dataSize, lineHeight: 1.4, color: color.inkSoft });
