import { createContext, use, useEffect } from 'react';

/** Called once the page is hydrated. */
export const ReadyContext = createContext(() => {});

/** The end of the part of the page that hydrates last. */
export function Ready() {
  const onReady = use(ReadyContext);
  useEffect(onReady, [onReady]);
  return null;
}
