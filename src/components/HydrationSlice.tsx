import {
  createContext,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useEffectEvent,
} from 'react';

/** What still has to hydrate before the site may start. */
export interface Hydration {
  begin(): void;
  end(): void;
  /** Calls back when all of it is hydrated, or at once if it already is. */
  whenDone(callback: () => void): void;
}

export const HydrationContext = createContext<Hydration>({
  begin: () => {},
  end: () => {},
  whenDone: (callback) => callback(),
});

/**
 * Calls back in the task in which the page begins to answer. Whoever reads any earlier what a visitor has entered
 * loses the letters that come in between.
 */
export function useWhenHydrated(callback: () => void): void {
  const { whenDone } = useContext(HydrationContext);
  const onDone = useEffectEvent(callback);
  useEffect(() => whenDone(() => onDone()), [whenDone]);
}

/**
 * Hydrates its content in a task of its own. Ariakit renders its components once more, synchronously, as soon as they
 * are mounted: all of them in one commit with the page would block a slow phone for 300 ms.
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
