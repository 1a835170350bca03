import styled from '@emotion/styled';
import { color } from '../tokens/roles';
import { space } from '../tokens/space';

/** A note stuck on a sheet, a little askew: what went wrong there, or what has to be known first. */
export const StickyNote = styled.p({
  justifySelf: 'start',
  padding: `${space(3)} ${space(4)}`,
  backgroundColor: color.highlight,
  color: color.onHighlight,
  boxShadow: `2px 3px 0 ${color.shadow}`,
  rotate: '-1deg',
  '[dir="rtl"] &': { rotate: '1deg' },
  fontWeight: 600,
});
