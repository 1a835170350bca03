import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { sheet } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { from, space, touchTarget } from '../../tokens/space';
import { size } from '../../tokens/type';
import { ContactLink } from '../links/ContactLink';

/** A small sheet beside the form, below it on phones. */
export const RailDocket = styled.div(sheet, {
  breakInside: 'avoid',
  display: 'grid',
  gap: space(3),
  padding: `${space(8)} ${space(6)} ${space(6)}`,
  // A light background inside a dark section.
  '&& :focus-visible': { outlineColor: color.focus },
  // The first one hangs on the rail, whichever it is.
  [from('navigation')]: { '&:first-of-type': { borderBlockStartWidth: 0 } },
});

export const RailHeading = styled.h3({ fontSize: size.lead });

const railLink: CSSObject = {
  ...touchTarget,
  flexWrap: 'wrap',
  columnGap: space(2),
  fontWeight: 700,
  color: color.accent,
  overflowWrap: 'anywhere',
};

export const RailAnchor = styled.a(railLink);

export const RailContactLink = styled(ContactLink)(railLink);
