import { useCallback, useSyncExternalStore } from 'react';

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

/** Current value of a store; rerenders once a frame, because a burst of messages changes it a thousand times. */
export function useStore<Value>(store: Pick<Store<Value>, 'get' | 'subscribe'>): Value {
  const subscribe = useCallback(
    (changed: () => void) =>
      store.subscribe(() => {
        waiting.add(changed);
        if (waiting.size > 1) return;
        // A hidden page has no frames.
        if (document.hidden) setTimeout(rerender, 100);
        else requestAnimationFrame(rerender);
      }),
    [store],
  );
  return useSyncExternalStore(subscribe, store.get);
}

/** Components that rerender in the next frame. */
const waiting = new Set<() => void>();

function rerender(): void {
  const all = [...waiting];
  waiting.clear();
  for (const changed of all) changed();
}
