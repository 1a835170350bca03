import styled from '@emotion/styled';
import { color } from '../../tokens/roles';
import { radius, space } from '../../tokens/space';
import { inkLine, standingStyle } from './drawingStyle';
import { NfcSticker } from './NfcSticker';

/** The sticker on a wooden stand. */
export function StandingSticker() {
  return (
    <Stand aria-hidden="true">
      <NfcSticker />
      <Foot />
    </Stand>
  );
}

const Stand = styled.div(standingStyle, { flex: 'none', display: 'grid', justifyItems: 'center' });

const Foot = styled.span({
  position: 'relative',
  inlineSize: '5.5rem',
  blockSize: space(4),
  marginBlockStart: `-${space(2)}`,
  border: inkLine,
  borderStartStartRadius: radius.small,
  borderStartEndRadius: radius.small,
  backgroundColor: color.wood,
});
