import styled from '@emotion/styled';
import { tilted } from '../tokens/illustrationStyle';
import { color } from '../tokens/roles';

/** A decorative postage stamp with a star, slightly rotated and mirrored in right-to-left text. */
export function Stamp() {
  return (
    <Paper viewBox="0 0 64 76" aria-hidden="true">
      <Perforation x="3" y="3" width="58" height="70" />
      <Print x="9" y="9" width="46" height="58" />
      <Star d="m32 17 6 13.4 14.6 1.7-10.8 9.9 2.9 14.4L32 49.2l-12.7 7.2 2.9-14.4-10.8-9.9L26 30.4z" />
    </Paper>
  );
}

const Paper = styled.svg({
  flex: 'none',
  inlineSize: '4rem',
  rotate: tilted(4),
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
});

const Perforation = styled.rect({
  fill: color.sheet,
  stroke: color.sheetInk,
  strokeDasharray: '0.1 4.6',
  strokeLinecap: 'round',
  strokeWidth: 3.2,
});

const Print = styled.rect({ fill: color.highlight });

const Star = styled.path({ fill: color.sheet, stroke: color.onHighlight });
