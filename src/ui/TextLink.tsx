import styled from '@emotion/styled';
import { color } from '../tokens/roles';
import { targetSize, touchTarget } from '../tokens/space';
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
