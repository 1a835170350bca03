import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Language } from '../../../locales/languages';
import { yieldToMain } from '../../adapters/yieldToMain';
import { App } from '../../app/App';
import { showLanguage } from '../../app/connectLanguage';
import { createPageCache } from '../../app/emotionCache';
import { openSite } from '../../app/openSite';
import { loadSiteData } from '../../app/pageData';

/** The last part: brings the exported page to life. Resolves once it answers to a person. */
export async function start(): Promise<void> {
  const written: Language = document.documentElement.lang === 'he' ? 'he' : 'en';
  const container = document.getElementById('root');
  if (!container) throw new Error('this page has no #root element to bring to life');
  const siteData = await loadSiteData();
  const { site, words, router, rendered } = await openSite(siteData, written);
  const cache = createPageCache();
  await yieldToMain();
  // A page that is rendered anew loses what was opened in it.
  const wasPanelOpen = rendered !== written && document.querySelector('dialog[open]') !== null;
  await new Promise<void>((resolve) => {
    const onReady = () => {
      // Not earlier: what they change while React hydrates in slices would not be what the export has written.
      site.actor.start();
      if (wasPanelOpen) site.actor.getSnapshot().context.panel.send({ type: 'panel.opened' });
      resolve();
    };
    const app = <App site={site} words={words} router={router} cache={cache} onReady={onReady} />;
    // As a transition, so that React renders in slices and lets the browser paint between them.
    startTransition(() => {
      if (rendered === written) {
        hydrateRoot(container, app);
      } else {
        // The page's own words are out of reach: English stands in for them.
        showLanguage(rendered, site, words, router);
        createRoot(container).render(app);
      }
    });
  });
}
