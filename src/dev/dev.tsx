import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../app/App';
import { emotionKey } from '../app/emotionKey';
import { showLanguage } from '../app/followLanguage';
import { openSite } from '../app/openSite';
import type { PageData } from '../app/pageData';
import { languageOfHost } from '../services/hostLanguage';
import { globalStyles } from '../tokens/globalStyles';

void develop();

/** The site without an export: rendered in the browser, reloaded as files change. */
async function develop() {
  const pageData: PageData = JSON.parse(process.env.PAGE_DATA ?? '');
  const container = document.getElementById('root');
  if (!container) throw new Error('src/dev/index.html has no #root element');
  const { site, words, router } = await openSite(pageData, languageOfHost(location.hostname));
  showLanguage(site, words, router);
  const cache = createCache({ key: emotionKey });
  createRoot(container).render(
    <StrictMode>
      <CacheProvider value={cache}>
        <Global styles={globalStyles} />
      </CacheProvider>
      <App site={site} words={words} router={router} cache={cache} />
    </StrictMode>,
  );
}
