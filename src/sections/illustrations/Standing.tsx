import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { notPrinted } from '../../tokens/print';
import { below, sectionGap } from '../../tokens/space';
import { size } from '../../tokens/type';
import { standing } from './drawingStyle';

interface Props {
  /** One drawing, as wide as so many em: it grows with the heading, and the heading keeps its lines. */
  readonly children: ReactNode;
}

/** Puts a drawn thing on the board at the foot of an inner page's wall. On a phone it stands small at the line's end. */
export function Standing({ children }: Props) {
  return <Place data-standing="">{children}</Place>;
}

const Place = styled.div(
  standing,
  {
    alignSelf: 'end',
    // Down through the wall's padding; upwards it may reach into it, so that the wall is as high as without it.
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
