import type { Environment } from '../paths/machineHarness';
import { createManualClock } from '../paths/manualClock';
import type { PendingRequest } from '../paths/ports';
import { createRecorder, type Recorder } from './recorder';
import { createStore } from './store';

/** Machines with a controlled environment: those of the framed page, or an isolated one. */
export interface Bench extends Environment {
  readonly kind: 'page' | 'alone';
  /** Requests that wait for a manual answer, or are running. */
  readonly pendingRequests: PendingRequests;
  readonly recorder: Recorder;
}

/** Called with the id of each transition. */
export type OnTaken = (transition: string) => void;

export function createBench(kind: Bench['kind'], isClockRunning: boolean, taken: OnTaken): Bench {
  const clock = createManualClock(isClockRunning);
  const recorder = createRecorder({ now: clock.now, taken });
  return { kind, clock, recorder, pendingRequests: new PendingRequests() };
}

/** Props of a panel. */
export interface BenchProps {
  readonly bench: Bench;
}

/** A set of pending requests with subscriptions. */
class PendingRequests extends Set<PendingRequest> {
  readonly list = createStore<readonly PendingRequest[]>([]);

  override add(ask: PendingRequest): this {
    super.add(ask);
    this.list.set([...this]);
    return this;
  }

  override delete(ask: PendingRequest): boolean {
    const wasThere = super.delete(ask);
    if (wasThere) this.list.set([...this]);
    return wasThere;
  }
}
