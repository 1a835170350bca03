import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { below, from, space } from '../../tokens/space';
import { NfcSticker } from '../illustrations/NfcSticker';
import { TableTent } from '../illustrations/TableTent';
import { MenuCard } from '../menuEditor/MenuCard';

interface Props {
  /** The edit button. */
  readonly pencil: ReactNode;
}

/** The hero's illustration: the menu card, and the tent with its code and a sticker. */
export function HeroIllustration({ pencil }: Props) {
  return (
    <Things>
      <MenuCard>{pencil}</MenuCard>
      <Beside>
        <Stuck>
          <NfcSticker />
        </Stuck>
        <TableTent tone="green" />
      </Beside>
    </Things>
  );
}

const Things = styled.div({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space(3),
  maxInlineSize: '40rem',
  [from('navigation')]: { flex: '1 1 24rem', justifyContent: 'end' },
  [below('small')]: { display: 'block', position: 'relative', paddingBlockStart: space(12) },
});

const Beside = styled.div({
  flex: 'none',
  display: 'grid',
  gap: space(6),
  // On phones both stand half behind the card.
  [below('small')]: {
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: 0,
    insetInlineStart: space(4),
    gridAutoFlow: 'column',
    gap: space(2),
    zoom: 0.6,
  },
  // Narrow windows show only the card.
  [below(350)]: { display: 'none' },
});

const Stuck = styled.div({
  position: 'relative',
  // On the tent's corner.
  zIndex: 1,
  justifySelf: 'end',
  marginBlockEnd: `-${space(10)}`,
  [below('small')]: { order: 1, alignSelf: 'start', marginBlock: `${space(2)} 0` },
  '& [data-object="sticker"]': { inlineSize: '6.5rem' },
  rotate: '6deg',
  '[dir="rtl"] &': { rotate: '-6deg' },
});
