import styled from '@emotion/styled';
import { color, onSheet } from '../../tokens/roles';
import { from, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { tornEdge } from '../illustrations/tornEdge';

/** A small torn sheet beside the form, below it on phones. */
export const RailDocket = styled.div(
  onSheet,
  tornEdge(color.raised, { width: '2px', color: color.edge }),
  {
    display: 'grid',
    gap: space(3),
    padding: `${space(8)} ${space(6)} ${space(6)}`,
    border: `2px solid ${color.edge}`,
    borderBlockEndWidth: 0,
    backgroundColor: color.raised,
    // A light background inside a dark section.
    '&& :focus-visible': { outlineColor: color.focus },
    color: color.ink,
    '& h3': { fontSize: size.heading },
    [from('navigation')]: { '&:first-of-type': { borderBlockStartWidth: 0 } },
  },
);
