import createCache from '@emotion/cache';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Language } from '../locales/languages';
import { App } from './app/App';
import { showLanguage } from './app/connectLanguage';
import { emotionKey } from './app/emotionKey';
import { openSite } from './app/openSite';
import { readPageData } from './app/pageData';
import type { StartRequest } from './boot';

document.addEventListener('site.start', (event) => {
  if (!(event instanceof CustomEvent)) return;
  const { resolve, reject }: StartRequest = event.detail;
  start().then(resolve, reject);
});

/** Brings the exported page to life. Resolves once it answers to a person. */
async function start(): Promise<void> {
  const written: Language = document.documentElement.lang === 'he' ? 'he' : 'en';
  const container = document.getElementById('root');
  if (!container) throw new Error('this page has no #root element to bring to life');
  const { site, words, router, rendered } = await openSite(readPageData(), written);
  // A page that is rendered anew loses what was opened in it.
  const wasPanelOpen = rendered !== written && document.querySelector('dialog[open]') !== null;
  await new Promise<void>((resolve) => {
    const cache = createCache({ key: emotionKey });
    const onReady = () => {
      if (wasPanelOpen) site.actor.getSnapshot().context.panel.send({ type: 'panel.opened' });
      resolve();
    };
    const app = <App site={site} words={words} router={router} cache={cache} onReady={onReady} />;
    if (rendered === written) {
      hydrateRoot(container, app);
    } else {
      // The page's own words are out of reach: English stands in for them.
      showLanguage(site, words, router);
      createRoot(container).render(app);
    }
  });
}
