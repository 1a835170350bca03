import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { notPrinted } from '../../tokens/print';
import { below, sectionGap } from '../../tokens/space';
import { size } from '../../tokens/type';
import { standingStyle } from './drawingStyle';
import { IllustrationImage } from './IllustrationImage';

/** A drawing on the board of a page's header. On phones it is small and at the end of the line. */
export function Standing({ drawing }: ComponentProps<typeof IllustrationImage>) {
  return (
    <Place data-standing="">
      <IllustrationImage drawing={drawing} />
    </Place>
  );
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
