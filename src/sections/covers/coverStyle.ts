import type { CSSObject } from '@emotion/react';
import { inkDrawing } from '../objects/drawingStyle';

/** What all covers share: the window of a small place, 320 by 200 units, with a counter from 168 down. */
export const coverStyle: CSSObject = { ...inkDrawing, inlineSize: '100%', blockSize: '100%' };
