import { createContext, type ReactNode, Suspense, useContext, useEffect } from 'react';

/** What still has to hydrate before the site may start. */
export interface Hydration {
  begin(): void;
  end(): void;
}

export const HydrationContext = createContext<Hydration>({ begin: () => {}, end: () => {} });

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
