import type { Ask } from '../../models/ports';
import type { Store } from './store';

/** The requests that wait for an answer, as a set that says when it changes. */
export class Asks extends Set<Ask> implements Store<readonly Ask[]> {
  private list: readonly Ask[] = [];
  private readonly ids = new WeakMap<Ask, number>();
  private lastId = 0;
  private readonly listeners = new Set<() => void>();

  readonly get = () => this.list;

  readonly subscribe = (changed: () => void) => {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  };

  /** Tells requests apart that ask for the same. */
  idOf(ask: Ask): number | undefined {
    return this.ids.get(ask);
  }

  override add(ask: Ask): this {
    this.lastId += 1;
    this.ids.set(ask, this.lastId);
    super.add(ask);
    this.tell();
    return this;
  }

  override delete(ask: Ask): boolean {
    const wasThere = super.delete(ask);
    if (wasThere) this.tell();
    return wasThere;
  }

  private tell() {
    this.list = [...this];
    for (const listener of this.listeners) listener();
  }
}
