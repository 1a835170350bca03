import type { PendingRequest } from '../walks/ports';
import type { Store } from './store';

/** A set of pending requests with subscriptions. */
export class PendingRequests
  extends Set<PendingRequest>
  implements Store<readonly PendingRequest[]>
{
  private list: readonly PendingRequest[] = [];
  private readonly ids = new WeakMap<PendingRequest, number>();
  private lastId = 0;
  private readonly listeners = new Set<() => void>();

  readonly get = () => this.list;

  readonly subscribe = (changed: () => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };

  /** Distinguishes identical requests. */
  idOf(ask: PendingRequest): number | undefined {
    return this.ids.get(ask);
  }

  override add(ask: PendingRequest): this {
    this.lastId += 1;
    this.ids.set(ask, this.lastId);
    super.add(ask);
    this.tell();
    return this;
  }

  override delete(ask: PendingRequest): boolean {
    const wasThere = super.delete(ask);
    if (wasThere) this.tell();
    return wasThere;
  }

  private tell() {
    this.list = [...this];
    for (const listener of this.listeners) listener();
  }
}
