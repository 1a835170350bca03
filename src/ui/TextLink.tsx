import styled from '@emotion/styled';
import { color } from '../tokens/roles';
import { space, targetSize, touchTarget } from '../tokens/space';
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

/** From content to what is seen of a link or button to more of it. */
export const moreGap = space(8);

/** Half of a touch target that is higher than its line. */
const unseen = space(2.5);

/** A link below content, to more of it. */
export const MoreLink = styled(TextLink)({
  marginBlock: `calc(${moreGap} - ${unseen}) -${unseen}`,
});
