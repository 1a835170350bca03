import type { ManualClock } from '../walks/manualClock';
import type { PendingRequests } from './pendingRequests';
import type { Recorder } from './recorder';
import type { WritableStore } from './store';

/** Machines with a controlled environment: those of the framed page, or an isolated one. */
export interface Bench {
  readonly kind: 'page' | 'alone';
  readonly clock: ManualClock;
  /** Requests that wait for a manual answer. */
  readonly pendingRequests: PendingRequests;
  /** If true, requests wait in the panel; otherwise they are sent. */
  readonly isHolding: WritableStore<boolean>;
  readonly recorder: Recorder;
}
