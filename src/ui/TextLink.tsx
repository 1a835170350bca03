import styled from '@emotion/styled';
import { color } from '../tokens/roles';
import { sectionGap, targetSize, touchTarget } from '../tokens/space';
import { SiteLink } from './SiteLink';

/** A text link with a large touch target. */
export const textLink = {
  ...touchTarget,
  minInlineSize: targetSize,
  fontWeight: 700,
  color: color.accent,
  textDecoration: 'underline',
} as const;

/** A text link to another page of the site. */
export const TextLink = styled(SiteLink)(textLink);

/** A link below content, to more of it. What is seen of it is lower than its target. */
export const MoreLink = styled(TextLink)({
  marginBlock: `calc(${sectionGap.more} - 0.625rem) -0.625rem`,
});
