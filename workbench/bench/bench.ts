import type { ManualClock } from '../walks/manualClock';
import type { PendingRequest } from '../walks/ports';
import type { Recorder } from './recorder';
import { createStore, type WritableStore } from './store';

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

/** Props of a panel. */
export interface BenchProps {
  readonly bench: Bench;
}

/** A set of pending requests with subscriptions. */
export class PendingRequests extends Set<PendingRequest> {
  private readonly list = createStore<readonly PendingRequest[]>([]);
  readonly get = this.list.get;
  readonly subscribe = this.list.subscribe;

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
