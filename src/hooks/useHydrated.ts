import { useSyncExternalStore } from 'react';

/** Whether the page answers to a person; `false` in the export and while the page is brought to life. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
