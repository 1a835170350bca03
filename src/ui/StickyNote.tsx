import styled from '@emotion/styled';
import { tilted } from '../tokens/illustrationStyle';
import { color, surface } from '../tokens/roles';
import { space } from '../tokens/space';

/** A slightly rotated note on a sheet, with an error or a notice. */
export const StickyNote = styled.p({
  justifySelf: 'start',
  maxInlineSize: '28rem',
  textWrap: 'balance',
  padding: `${space(3)} ${space(4)}`,
  ...surface.highlight,
  // Quieter than the button below it, which is yellow at night as well.
  '@media screen and (prefers-color-scheme: dark)': { backgroundColor: color.kraft },
  boxShadow: `2px 3px 0 ${color.shadow}`,
  rotate: tilted(-1),
  fontWeight: 700,
});
