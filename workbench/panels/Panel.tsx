import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { color } from '../../src/tokens/roles';
import { radius, space } from '../../src/tokens/space';
import { dataSize, Note } from './controls';

interface Props {
  /** Id of the panel, for links. */
  readonly id?: string;
  readonly heading: string;
  /** Purpose and keyboard shortcuts, in one line. */
  readonly explanation: ReactNode;
  /** Content beside the heading. */
  readonly actions?: ReactNode;
  /** Fills the remaining space and scrolls. */
  readonly isTall?: boolean;
  readonly children: ReactNode;
}

/** One panel of the workbench: a heading, a description, and content. */
export function Panel({ id, heading, explanation, actions, isTall = false, children }: Props) {
  const headingId = useId();
  return (
    <Box id={id} tabIndex={id ? -1 : undefined} aria-labelledby={headingId} data-tall={isTall}>
      <Head>
        <h2 id={headingId}>{heading}</h2>
        {actions}
      </Head>
      <Note>{explanation}</Note>
      {children}
    </Box>
  );
}

/** Panels below each other. */
export const Column = styled.div({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  minInlineSize: 0,
  minBlockSize: 0,
  overflowY: 'auto',
});

const Box = styled.section({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  minInlineSize: 0,
  padding: space(3),
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  backgroundColor: color.raised,
  summary: { fontSize: dataSize },
  // Never lower than its content: the column scrolls instead.
  '&[data-tall="true"]': { flex: '1 0 26rem' },
  // The column clips its content.
  '&:focus-visible': { outlineOffset: '-3px' },
});

const Head = styled.div({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2),
  minBlockSize: space(8),
  h2: { fontSize: '1.125rem' },
});
