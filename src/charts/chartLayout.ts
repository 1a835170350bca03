import type { ChartState } from './chartOf';
import type { Box, Point } from './geometry';
import type { TextBlock } from './textBlock';

/** A chart with a place for everything, in whole px from its top left corner. */
export interface ChartLayout {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Each before what is in it. */
  readonly states: readonly StateBox[];
  /** The dots at which states are entered. */
  readonly starts: readonly Box[];
  /** Where the arrows begin that hold in every state of the one around. */
  readonly anyStates: readonly Box[];
  readonly arrows: readonly ArrowLine[];
}

export interface StateBox extends Box {
  readonly state: ChartState;
  readonly blocks: readonly TextBlock[];
  /** Where they stand. */
  readonly text: Box;
  /** Which part of a parallel state it is, from the left; absent for what is no part of one. */
  readonly region: 'first' | 'next' | undefined;
}

export interface ArrowLine {
  /** From its source to its target, with a point at each turn. */
  readonly points: readonly Point[];
  /** What it stands for; absent for the way from a dot to the first state. */
  readonly label?: ArrowLabel;
}

interface ArrowLabel extends Box {
  readonly transition: string;
  readonly block: TextBlock;
}
