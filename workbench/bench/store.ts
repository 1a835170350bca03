import { useSyncExternalStore } from 'react';

/** An observable value, shared by the frame and the workbench. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(changed: () => void): () => void;
}

export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  let isTelling = false;
  const tell = () => {
    isTelling = false;
    for (const listener of listeners) listener();
  };
  return {
    get: () => value,
    set(next) {
      value = next;
      // Batched, because one event changes it several times.
      if (!isTelling) queueMicrotask(tell);
      isTelling = true;
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** The value of a store once it is there. */
export function settled<Value, Found>(
  store: Store<Value>,
  find: (value: Value) => Found | undefined,
): Promise<Found> {
  return new Promise((resolve) => {
    const look = () => {
      const found = find(store.get());
      if (found === undefined) return;
      unsubscribe();
      resolve(found);
    };
    const unsubscribe = store.subscribe(look);
    look();
  });
}

/** Current value of a store; rerenders on change. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get);
}
