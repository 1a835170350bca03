import styled from '@emotion/styled';
import { color } from '../tokens/roles';
import { targetSize } from '../tokens/space';
import { SiteLink } from './SiteLink';

/** A link to another page of the site, as text, large enough for a finger. */
export const TextLink = styled(SiteLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: targetSize,
  minInlineSize: targetSize,
  fontWeight: 600,
  color: color.accent,
  textDecoration: 'underline',
});
