import styled from '@emotion/styled';
import { palette } from '../tokens/palette';

/** The studio's mark: a menu card with three lines, one of them in tomato. */
export function Mark() {
  return (
    <Card viewBox={markBox} aria-hidden="true">
      <MarkShapes />
    </Card>
  );
}

export const markBox = '0 0 32 32';

/** What is drawn inside the mark's box; the site's icons are made of it as well. */
export function MarkShapes() {
  return (
    <>
      <rect
        x="5"
        y="3"
        width="22"
        height="26"
        rx="2"
        fill={palette.butter}
        stroke={palette.ink}
        strokeWidth="2"
      />
      <path d="M9 9h14M9 23h14" stroke={palette.ink} strokeWidth="2" strokeLinecap="round" />
      <path d="M10 16h12" stroke={palette.tomato} strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

const Card = styled.svg({ flex: 'none', inlineSize: '2rem', blockSize: '2rem' });
