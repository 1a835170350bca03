import { useSyncExternalStore } from 'react';
import { useSite } from './SiteContext';

/** The current year; the export's year while the page is brought to life. */
export function useYear(): number {
  const { year } = useSite();
  return useSyncExternalStore(
    () => () => {},
    () => new Date().getFullYear(),
    () => year,
  );
}
