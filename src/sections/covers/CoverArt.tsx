import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { coverStyle } from './coverStyle';

interface Props {
  /** Shapes that stand on the line at 168 of a 320 by 200 window. */
  readonly children: ReactNode;
}

/** The window of a place: its counter, and what stands on it. */
export function CoverArt({ children }: Props) {
  return (
    <Window viewBox="0 0 320 200" preserveAspectRatio="xMidYMax slice">
      <path data-fill="board" d="M-4 168h328v40H-4z" />
      {children}
    </Window>
  );
}

const Window = styled.svg(coverStyle);
