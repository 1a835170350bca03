import { CacheProvider, type EmotionCache } from '@emotion/react';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { type Hydration, HydrationContext } from '../components/HydrationSlice';
import { type Site, SiteContext } from '../hooks/SiteContext';
import type { MessageStore } from '../i18n/messageStore';
import { followLanguage } from './documentHead';
import { LanguageProvider } from './LanguageProvider';
import type { SiteRouter } from './router';

interface Props {
  readonly site: Site;
  readonly messages: MessageStore;
  readonly router: SiteRouter;
  readonly cache: EmotionCache;
  /** Called once the page is hydrated. */
  readonly onReady?: () => void;
}

/** The root component, the same in the export and in the browser. */
export function App({ site, messages, router, cache, onReady }: Props) {
  const hydration = useHydration(onReady);
  // Effects of the slices run first.
  useEffect(() => hydration.end(), [hydration]);
  const onShown = useMemo(() => followLanguage(site, messages, router), [site, messages, router]);
  return (
    <CacheProvider value={cache}>
      <SiteContext value={site}>
        <LanguageProvider messages={messages} onShown={onShown}>
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
    // One for the page itself.
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
