import styled from '@emotion/styled';
import { color } from '../tokens/roles';

/** The perforated line along which paper is torn: the site's divider. */
export const TearLine = styled.hr({
  margin: 0,
  border: 0,
  blockSize: '2px',
  backgroundImage: `radial-gradient(circle, ${color.line} 1px, transparent 1.4px)`,
  backgroundSize: '10px 2px',
  backgroundRepeat: 'repeat-x',
});
