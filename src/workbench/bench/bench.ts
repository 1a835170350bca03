import type { HandClock } from '../../models/handClock';
import type { Asks } from './asks';
import type { Recorder } from './recorder';
import type { WritableStore } from './store';

/** Machines at work with everything around them in hand: those of the framed page, or one on its own. */
export interface Bench {
  readonly kind: 'page' | 'alone';
  readonly clock: HandClock;
  /** The requests that wait to be answered by hand. */
  readonly asks: Asks;
  /** Whether requests wait at all, or go straight out into the world. */
  readonly isHolding: WritableStore<boolean>;
  readonly recorder: Recorder;
}
