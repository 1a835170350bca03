import type { LogEntry } from './logEntry';
import { createStore, type Store } from './store';

/** Maximum number of entries; older ones are dropped. */
const longest = 5000;

export interface Log extends Pick<Store<readonly LogEntry[]>, 'get' | 'subscribe'> {
  /** Adds an entry, and returns its id. */
  add(entry: Omit<LogEntry, 'id'>): number;
  find(id: number | undefined): LogEntry | undefined;
  amend(id: number | undefined, change: Partial<LogEntry>): void;
  clear(): void;
}

/** The latest entries, oldest first. They are copied once a reading and not once a change, because bursts change it most. */
export function createLog(): Log {
  let entries: LogEntry[] = [];
  let copy: readonly LogEntry[] = [];
  let lastId = 0;
  const changes = createStore(0);
  const changed = () => {
    copy = none;
    changes.set(changes.get() + 1);
  };
  const placeOf = (id = 0) => entries.length - 1 - (lastId - id);
  const find = (id: number | undefined) => entries[placeOf(id)];
  return {
    get() {
      if (copy === none) copy = [...entries];
      return copy;
    },
    subscribe: changes.subscribe,
    find,
    add(entry) {
      lastId += 1;
      entries.push({ id: lastId, ...entry });
      // Not at each entry, because dropping the first one moves all others.
      if (entries.length > longest * 1.1) entries = entries.slice(-longest);
      changed();
      return lastId;
    },
    amend(id, change) {
      const entry = find(id);
      if (!entry) return;
      entries[placeOf(id)] = { ...entry, ...change };
      changed();
    },
    clear() {
      entries = [];
      changed();
    },
  };
}

/** Stands for a copy that is out of date. */
const none: readonly LogEntry[] = [];
