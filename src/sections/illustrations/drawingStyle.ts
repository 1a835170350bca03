import type { CSSObject } from '@emotion/react';
import { color } from '../../tokens/roles';
import { space } from '../../tokens/space';
import { face, size } from '../../tokens/type';

/** The style that all objects are drawn in: one ink line, flat fills, one light from above. */

/** The ink line around a thing made of a box. */
export const inkLine = `2px solid ${color.edge}`;

/** The line around a thing of paper, which stays ink by night. */
export const sheetLine = `2px solid ${color.sheetInk}`;

/** The same line for paths; fills are given beside it. */
export const inkStroke: CSSObject = {
  fill: 'none',
  stroke: color.edge,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

/** The line of paths on paper. */
export const sheetStroke: CSSObject = { ...inkStroke, stroke: color.sheetInk };

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
    insetBlockEnd: '-9px',
    insetInline: `${space(1.5)} -${space(2.5)}`,
    blockSize: '9px',
    borderRadius: '50%',
    backgroundColor: color.shadowContact,
  },
};

/** Words on a thing, as small as words become. */
export const lettering: CSSObject = {
  color: color.sheetInk,
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
  backgroundColor: color.wood,
};

/**
 * A drawing in one SVG, turned for the other direction as a whole. Its shapes are filled by what they are made
 * of; the ink line is as thick at every size. It is dark on what is light, by night too, and light around what
 * is dark; a line without a shape is drawn on paper, unless `data-line` says otherwise. Where the system chooses the colors, lines are what is left.
 */
export const drawnThing: CSSObject = {
  ...sheetStroke,
  ...mirrored,
  display: 'block',
  // The ink line runs along the edges of the SVG.
  overflow: 'visible',
  '& *': { vectorEffect: 'non-scaling-stroke' },
  // A tick, a code or a currency's sign is turned back.
  '[dir="rtl"] & [data-upright]': {
    transform: 'scaleX(-1)',
    transformBox: 'fill-box',
    transformOrigin: 'center',
  },
  '& [data-fill="paper"]': { fill: color.sheet },
  '& [data-fill="kraft"]': { fill: color.kraft },
  '& [data-fill="butter"]': { fill: color.highlight },
  '& [data-fill="tomato"]': { fill: color.pigment },
  '& [data-fill="board"]': { fill: color.wood, stroke: color.edge },
  '& [data-fill="green"]': { fill: color.lacquer, stroke: color.edge },
  '& [data-fill="shadow"]': { fill: color.shadowContact, stroke: 'none' },
  '& [data-flat]': { stroke: 'none' },
  '& [data-line="tomato"]': { stroke: color.sheetAccent, strokeWidth: 4 },
  '& [data-line="soft"]': { stroke: color.sheetRule },
  '& [data-line="chalk"]': { stroke: color.onDeep },
  '& [data-line="edge"]': { stroke: color.edge },
  '@media (forced-colors: active)': {
    '&&& :not([data-flat], [data-fill="shadow"])': { stroke: 'CanvasText' },
    '&&& [data-fill]': { fill: 'Canvas' },
    '&&& :is([data-fill][data-flat], [data-fill="shadow"])': { display: 'none' },
  },
};
