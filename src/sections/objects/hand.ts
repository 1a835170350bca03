import type { CSSObject } from '@emotion/react';
import { color } from '../../tokens/roles';
import { space } from '../../tokens/space';
import { face, size } from '../../tokens/type';

/** The hand that all objects are drawn in: one ink line, flat fills, one light from above. */

/** The ink line around a thing made of a box. */
export const inkLine = `2px solid ${color.edge}`;

/** The same line for paths; fills are given beside it. */
export const inkStroke: CSSObject = {
  fill: 'none',
  stroke: color.edge,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/** How high the board is that things stand on. */
export const boardHeight = space(3);

/** The shadow under what stands; it falls on the board, which comes before it in the document. */
export const standing: CSSObject = {
  position: 'relative',
  isolation: 'isolate',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlockEnd: '-7px',
    insetInline: `${space(1.5)} -${space(2.5)}`,
    blockSize: '9px',
    borderRadius: '50%',
    backgroundColor: color.contact,
  },
};

/** Words on a thing, as small as words become. */
export const lettering: CSSObject = {
  color: color.ink,
  fontSize: size.small,
  lineHeight: 1.3,
  textAlign: 'start',
};

/** The heading that is printed on a thing. */
export const printedTitle: CSSObject = {
  fontFamily: face.display,
  fontSize: size.heading,
  fontWeight: 700,
  lineHeight: 1.15,
};

/** What is drawn for a line from left to right, turned for the other; never a tick or a code. */
export const mirrored: CSSObject = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

/** The board on which things stand, its upper edge the line that they touch. */
export const board: CSSObject = {
  blockSize: boardHeight,
  borderBlock: inkLine,
  backgroundColor: color.board,
};
