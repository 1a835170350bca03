import styled from '@emotion/styled';
import { palette } from '../tokens/palette';

/** The studio's mark: a menu card with three lines, one of them in tomato. */
export function Mark() {
  return (
    <Card viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect
        x="4"
        y="2"
        width="24"
        height="28"
        rx="2.5"
        fill={palette.butter}
        stroke={palette.ink}
        strokeWidth="2.5"
      />
      <path d="M9.5 10h13M9.5 22h13" stroke={palette.ink} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M9.5 16h13" stroke={palette.tomato} strokeWidth="3.5" strokeLinecap="round" />
    </Card>
  );
}

const Card = styled.svg({ flex: 'none', inlineSize: '2rem', blockSize: '2rem' });
