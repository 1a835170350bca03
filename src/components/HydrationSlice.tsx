import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useEffectEvent,
} from 'react';

/** Tracks hydration: the site starts when no slice is pending. */
export interface Hydration {
  begin(): void;
  end(): void;
  /** Calls back once everything is hydrated, or immediately if it is. */
  whenDone(callback: () => void): void;
}

export const HydrationContext = createContext<Hydration>({
  begin: () => {},
  end: () => {},
  whenDone: (callback) => callback(),
});

/**
 * Calls back in the task in which the page becomes interactive. Reading a visitor's input any earlier loses the
 * letters in between.
 */
export function useWhenHydrated(callback: () => void): void {
  const { whenDone } = useContext(HydrationContext);
  const onDone = useEffectEvent(callback);
  useEffect(() => whenDone(() => onDone()), [whenDone]);
}

/**
 * Hydrates its content in a separate task. Ariakit renders its components again synchronously after mount: all of
 * them in one commit would block a slow phone for 300 ms.
 */
export function HydrationSlice({ children }: { readonly children: ReactNode }) {
  const { begin } = useContext(HydrationContext);
  useEffect(() => begin(), [begin]);
  return (
    <Suspense>
      {children}
      <End />
    </Suspense>
  );
}

function End() {
  const { end } = useContext(HydrationContext);
  useEffect(() => end(), [end]);
  return null;
}
