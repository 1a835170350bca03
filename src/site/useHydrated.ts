import { useSyncExternalStore } from 'react';

/** True after hydration; `false` in the export and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
