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
  '& [data-fill="paper"]': { fill: color.raised },
  '& [data-fill="board"]': { fill: color.board },
  '& [data-fill="kraft"]': { fill: color.counter },
  '& [data-fill="butter"]': { fill: color.highlight },
  '& [data-fill="tomato"]': { fill: color.accent },
  '& [data-fill="green"]': { fill: color.deep },
  '& [data-line="tomato"]': { stroke: color.accent, strokeWidth: 4 },
  '& [data-fill="shadow"]': { fill: color.contact, stroke: 'none' },
};
