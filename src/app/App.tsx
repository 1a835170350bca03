import { CacheProvider, type EmotionCache } from '@emotion/react';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { type Hydration, HydrationContext } from '../components/HydrationSlice';
import { type Site, SiteContext } from '../hooks/SiteContext';
import type { MessageStore } from '../i18n/messageStore';
import { followLanguage } from './connectLanguage';
import { LanguageProvider } from './LanguageProvider';
import type { SiteRouter } from './router';

interface Props {
  readonly site: Site;
  readonly words: MessageStore;
  readonly router: SiteRouter;
  readonly cache: EmotionCache;
  /** Called once the page answers to a person. */
  readonly onReady?: () => void;
}

/** The whole page: the same tree in the export and in the browser. */
export function App({ site, words, router, cache, onReady }: Props) {
  const hydration = useHydration(onReady);
  // The effects of the slices come first.
  useEffect(() => hydration.end(), [hydration]);
  const onShown = useMemo(() => followLanguage(site, words, router), [site, words, router]);
  return (
    <CacheProvider value={cache}>
      <SiteContext value={site}>
        <LanguageProvider words={words} onShown={onShown}>
          <HydrationContext value={hydration}>
            <RouterProvider router={router} />
          </HydrationContext>
        </LanguageProvider>
      </SiteContext>
    </CacheProvider>
  );
}

/** Calls `onReady` once the page and all of its slices are hydrated. */
function useHydration(onReady: (() => void) | undefined): Hydration {
  const [hydration] = useState(() => {
    // The page itself.
    let pending = 1;
    const waiting = onReady ? [onReady] : [];
    return {
      begin: () => {
        pending += 1;
      },
      end: () => {
        pending -= 1;
        if (pending === 0) for (const callback of waiting.splice(0)) callback();
      },
      whenDone: (callback: () => void) => {
        if (pending === 0) callback();
        else waiting.push(callback);
      },
    };
  });
  return hydration;
}
