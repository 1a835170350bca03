import type { CSSObject } from '@emotion/react';
import { color } from '../../tokens/roles';
import { inkStroke, mirrored } from '../objects/hand';

/**
 * What all covers share: the window of a small place, 320 by 200 units, with a counter from 168 down.
 * Shapes are filled by what they are made of.
 */
export const coverStyle: CSSObject = {
  ...inkStroke,
  ...mirrored,
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  // The window grows with the page, the ink line does not.
  '& *': { vectorEffect: 'non-scaling-stroke' },
  // A tick in a mirrored window is turned back.
  '[dir="rtl"] & [data-tick]': {
    transform: 'scaleX(-1)',
    transformBox: 'fill-box',
    transformOrigin: 'center',
  },
  '& [data-fill="paper"]': { fill: color.raised },
  '& [data-fill="board"]': { fill: color.board },
  '& [data-fill="kraft"]': { fill: color.counter },
  '& [data-fill="butter"]': { fill: color.highlight },
  '& [data-fill="tomato"]': { fill: color.accent },
  '& [data-fill="green"]': { fill: color.deep },
  '& [data-line="tomato"]': { stroke: color.accent, strokeWidth: 4 },
  '& [data-fill="shadow"]': { fill: color.contact, stroke: 'none' },
};
