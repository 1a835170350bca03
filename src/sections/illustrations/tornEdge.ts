import type { CSSObject } from '@emotion/react';
import { color } from '../../tokens/roles';
import { sheetLine } from './drawingStyle';

/**
 * Torn lower edge: teeth below a box that has no border there.
 * @param line width and color of the teeth.
 */
export function tornEdge(
  sheet: string,
  line: { readonly width: string; readonly color: string },
): CSSObject {
  return {
    position: 'relative',
    borderBlockEnd: 0,
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: '100%',
      blockSize: '7px',
      background: `conic-gradient(from -45deg at bottom, ${sheet} 90deg, transparent 0) 0 0 / 14px 100%`,
      filter: `drop-shadow(0 ${line.width} 0 ${line.color})`,
    },
  };
}

/** An outlined sheet of paper that is torn at the bottom. */
export const tornPaper: CSSObject = {
  border: sheetLine,
  backgroundColor: color.sheet,
  ...tornEdge(color.sheet, { width: '2px', color: color.sheetInk }),
};
