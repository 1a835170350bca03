import styled from '@emotion/styled';
import { SiteLink } from '../../components/SiteLink';
import { space, targetSize, touchTarget } from '../../tokens/space';
import { ContactLink } from '../links/ContactLink';

const footLink = {
  ...touchTarget,
  flexWrap: 'wrap',
  minInlineSize: targetSize,
  textDecoration: 'none',
  '& > bdi': { overflowWrap: 'anywhere' },
  '&:hover, &[aria-current="page"]': { textDecoration: 'underline' },
} as const;

export const FooterLink = styled(SiteLink)(footLink);

export const FooterAnchor = styled.a(footLink);

export const FooterContact = styled(ContactLink)(footLink);

/** Links in a row. */
export const FooterRow = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: `-${space(2)}`,
  // Even gaps between short words.
  '& a': { justifyContent: 'center', minInlineSize: 0, paddingInline: space(2) },
});
