import type { ManualClock } from '../../models/manualClock';
import type { Asks } from './pendingRequests';
import type { Recorder } from './recorder';
import type { WritableStore } from './store';

/** Machines at work with everything around them in hand: those of the framed page, or one on its own. */
export interface Bench {
  readonly kind: 'page' | 'alone';
  readonly clock: ManualClock;
  /** The requests that wait to be answered by hand. */
  readonly pendingRequests: Asks;
  /** Whether requests wait at all, or go straight out into the world. */
  readonly isHolding: WritableStore<boolean>;
  readonly recorder: Recorder;
}
