import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { notPrinted } from '../../tokens/print';
import { below, sectionGap } from '../../tokens/space';
import { size } from '../../tokens/type';
import { standingStyle } from './drawingStyle';

interface Props {
  /** A drawing whose width is in em, so that it scales with the heading. */
  readonly children: ReactNode;
}

/** Places a drawing on the board of a page's header. On phones it is small and at the end of the line. */
export function Standing({ children }: Props) {
  return <Place data-standing="">{children}</Place>;
}

const Place = styled.div(
  standingStyle,
  {
    alignSelf: 'end',
    // Extends through the header's padding, so that the header keeps its height.
    marginBlock: `calc(-1 * ${sectionGap.near})`,
    fontSize: size.hero,
    [below('medium')]: {
      justifySelf: 'end',
      marginBlockStart: 0,
      fontSize: '3rem',
    },
  },
  notPrinted,
);
