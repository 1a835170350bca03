import type { ChartState } from './chartOf';
import type { Box, Point } from './geometry';
import type { TextBlock } from './textBlock';

/** A laid out chart, in whole px from its top left corner. */
export interface ChartLayout {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Parents before their children. */
  readonly states: readonly StateBox[];
  /** Dots of initial states. */
  readonly starts: readonly Box[];
  /** Sources of arrows that apply to every child state. */
  readonly anyStates: readonly Box[];
  readonly arrows: readonly ArrowLine[];
}

export interface StateBox extends Box {
  readonly state: ChartState;
  readonly blocks: readonly TextBlock[];
  /** Positions. */
  readonly text: Box;
  /** Index of a parallel region, from the left; absent for other states. */
  readonly region: 'first' | 'next' | undefined;
}

export interface ArrowLine {
  /** Points from source to target, with one at each turn. */
  readonly points: readonly Point[];
  /** The transition; absent for the arrow from the initial dot. */
  readonly label?: ArrowLabel;
}

interface ArrowLabel extends Box {
  readonly transition: string;
  readonly block: TextBlock;
}
