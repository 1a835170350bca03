import type { ChartState } from './chartOf';
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

/** In px from the top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** True if two boxes overlap. */
export function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Segments of a line as boxes without area. */
export function pieces(points: readonly Point[]): readonly Box[] {
  return points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    return {
      x: Math.min(point.x, before.x),
      y: Math.min(point.y, before.y),
      width: Math.abs(point.x - before.x),
      height: Math.abs(point.y - before.y),
    };
  });
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

/** Point at distance `by` px from one point towards another. */
export function toward(from: Point, to: Point, by: number): Point {
  const share = by / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
