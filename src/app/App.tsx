import { CacheProvider, type EmotionCache } from '@emotion/react';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Site, SiteContext } from '../hooks/SiteContext';
import type { MessageStore } from '../i18n/messageStore';
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
  return (
    <CacheProvider value={cache}>
      <SiteContext value={site}>
        <LanguageProvider words={words}>
          <RouterProvider router={router} />
        </LanguageProvider>
      </SiteContext>
    </CacheProvider>
  );
}
