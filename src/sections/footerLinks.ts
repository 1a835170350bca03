import styled from '@emotion/styled';
import { SiteLink } from '../components/SiteLink';
import { space, targetSize } from '../tokens/space';

const footLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: targetSize,
  minInlineSize: targetSize,
  textDecoration: 'none',
  '&:hover, &[aria-current="page"]': { textDecoration: 'underline' },
} as const;

export const FootLink = styled(SiteLink)(footLink);

export const FootAnchor = styled.a(footLink);

/** Links beside each other. */
export const FootRow = styled.ul({ display: 'flex', flexWrap: 'wrap', columnGap: space(6) });
