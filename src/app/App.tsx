import { CacheProvider, type EmotionCache } from '@emotion/react';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
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
  useEffect(() => onReady?.(), [onReady]);
  const onShown = useMemo(() => followLanguage(site, words, router), [site, words, router]);
  return (
    <CacheProvider value={cache}>
      <SiteContext value={site}>
        <LanguageProvider words={words} onShown={onShown}>
          <RouterProvider router={router} />
        </LanguageProvider>
      </SiteContext>
    </CacheProvider>
  );
}
