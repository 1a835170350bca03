import { CacheProvider, type EmotionCache } from '@emotion/react';
import { RouterProvider } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { MessageStore } from '../i18n/messageStore';
import { type Site, SiteContext } from '../site/SiteContext';
import { followLanguage } from './documentHead';
import { LanguageProvider } from './LanguageProvider';
import { ReadyContext } from './Layout';
import type { SiteRouter } from './router';

interface Props {
  readonly site: Site;
  readonly messages: MessageStore;
  readonly router: SiteRouter;
  readonly cache: EmotionCache;
  /** Called once the page is hydrated. */
  readonly onReady?: () => void;
}

const nothing = () => {};

/** The root component, the same in the export and in the browser. */
export function App({ site, messages, router, cache, onReady = nothing }: Props) {
  const onShown = useMemo(() => followLanguage(site, messages, router), [site, messages, router]);
  return (
    <CacheProvider value={cache}>
      <SiteContext value={site}>
        <LanguageProvider messages={messages} onShown={onShown}>
          <ReadyContext value={onReady}>
            <RouterProvider router={router} />
          </ReadyContext>
        </LanguageProvider>
      </SiteContext>
    </CacheProvider>
  );
}
