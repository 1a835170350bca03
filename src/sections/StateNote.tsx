import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { notPrinted } from '../tokens/print';
import { space } from '../tokens/space';
import { standing } from './objects/drawingStyle';

interface Props {
  /** Measured in em, as on an inner page's wall; here they are small. */
  readonly drawing: ReactNode;
  readonly children: ReactNode;
}

/** What stands in a list's place: a small thing from the counter, and words beside it, or under it on a phone. */
export function StateNote({ drawing, children }: Props) {
  return (
    <Row>
      <Thing>{drawing}</Thing>
      <Words>{children}</Words>
    </Row>
  );
}

const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(6)} ${space(8)}`,
});

const Thing = styled.div(standing, { flex: 'none', fontSize: '2.125rem' }, notPrinted);

const Words = styled.div({ flex: '1 1 18rem' });
