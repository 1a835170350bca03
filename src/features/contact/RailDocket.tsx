import styled from '@emotion/styled';
import { tornSheet } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { from, space, touchTarget } from '../../tokens/space';
import { size } from '../../tokens/type';

/** A small torn sheet beside the form, below it on phones. */
export const RailDocket = styled.div(tornSheet, {
  display: 'grid',
  gap: space(3),
  padding: `${space(8)} ${space(6)} ${space(6)}`,
  // A light background inside a dark section.
  '&& :focus-visible': { outlineColor: color.focus },
  '& h3': { fontSize: size.lead },
  '& a': {
    ...touchTarget,
    flexWrap: 'wrap',
    columnGap: space(2),
    fontWeight: 700,
    color: color.accent,
    overflowWrap: 'anywhere',
  },
  [from('navigation')]: { '&:first-of-type': { borderBlockStartWidth: 0 } },
});
