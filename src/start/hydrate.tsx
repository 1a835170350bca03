import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fallbackLanguage, languageOf } from '../../locales/languages';
import { App } from '../app/App';
import { showLanguage } from '../app/documentHead';
import { createPageCache } from '../app/emotionCache';
import { openSite } from '../app/openSite';
import { loadSiteData } from '../app/pageData';
import { panel } from '../features/panel/panel.actor';
import { yieldToMain } from '../platform/yieldToMain';
import { keepInput } from './keepInput';
import { rootId } from './pageContract';

/** Hydrates the exported page. Resolves once the page is interactive. */
export async function hydrate(): Promise<void> {
  const exportedLanguage = languageOf(document.documentElement.lang) ?? fallbackLanguage;
  const container = document.getElementById(rootId);
  if (!container) throw new Error('this page has no #root element to hydrate');
  const siteData = await loadSiteData();
  const {
    site,
    messages,
    router,
    rendered: initialLanguage,
  } = await openSite(siteData, exportedLanguage);
  const cache = createPageCache();
  await yieldToMain();
  const restoreInput = keepInput(container);
  const dialog = container.querySelector('dialog');
  await new Promise<void>((resolve) => {
    let isReady = false;
    const onReady = () => {
      // A translated page is rendered anew with the language.
      if (isReady) return;
      isReady = true;
      restoreInput();
      // Not earlier: changes during hydration would not match the exported HTML.
      site.actors.start();
      // The panel opens before hydration, and a page that was rendered again has a closed one.
      if (dialog?.open && !dialog.isConnected) site.actors.of(panel).send({ type: 'panel.opened' });
      resolve();
    };
    const app = (
      <App site={site} messages={messages} router={router} cache={cache} onReady={onReady} />
    );
    // In a transition, so that React yields to the browser while it hydrates.
    startTransition(() => {
      if (initialLanguage === exportedLanguage) {
        hydrateRoot(container, app);
      } else {
        // The messages of the exported language failed to load: renders in English instead of hydrating.
        showLanguage(initialLanguage, site, messages, router);
        createRoot(container).render(app);
      }
    });
  });
}
