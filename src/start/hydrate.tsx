import { startTransition } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { fallbackLanguage, languageOf } from '../../locales/languages';
import { App } from '../app/App';
import { showLanguage } from '../app/documentHead';
import { createPageCache } from '../app/emotionCache';
import { openSite } from '../app/openSite';
import { loadSiteData } from '../app/pageData';
import { panel } from '../features/panel/panel.actor';
import { yieldToMain } from '../platform/yieldToMain';
import { keepInput } from './keepInput';
import { rootId, type StartRequest } from './pageContract';

/**
 * Hydrates the exported page. Resolves once the page is interactive. If React cannot render it, the exported page is put
 * back.
 * @throws the error of a component before the page is interactive, or of code that cannot be fetched.
 */
export async function hydrate(request: StartRequest): Promise<void> {
  const exportedLanguage = languageOf(document.documentElement.lang) ?? fallbackLanguage;
  const container = document.getElementById(rootId);
  if (!container) throw new Error('no #root');
  const siteData = await loadSiteData();
  const { rendered, ...opened } = await openSite(siteData, exportedLanguage);
  const { site, messages, router } = opened;
  const cache = createPageCache();
  await yieldToMain();
  const exported = container.cloneNode(true);
  const { currentOf, restore } = keepInput(container);
  request.currentOf = currentOf;
  const dialog = container.querySelector('dialog');
  let root: Root | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      let fail = reject;
      const onReady = () => {
        // A translated page is rendered anew with the language.
        if (fail !== reject) return;
        // Later, the router's boundary shows an error page.
        fail = console.error;
        restore();
        // Not earlier: changes during hydration would not match the exported HTML.
        site.actors.start();
        // The panel opens before hydration, and a page that was rendered again has a closed one.
        if (dialog?.open && !dialog.isConnected)
          site.actors.of(panel).send({ type: 'panel.opened' });
        resolve();
      };
      const app = <App {...opened} cache={cache} onReady={onReady} />;
      const onError = (error: unknown) => fail(error);
      const options: RootOptions = { onCaughtError: onError, onUncaughtError: onError };
      // In a transition, so that React yields to the browser while it hydrates.
      startTransition(() => {
        if (rendered === exportedLanguage) {
          root = hydrateRoot(container, app, options);
        } else {
          // The messages of the exported language failed to load: renders in English instead of hydrating.
          showLanguage(rendered, site, messages, router);
          root = createRoot(container, options);
          root.render(app);
        }
      });
    });
  } catch (error) {
    root?.unmount();
    container.replaceChildren(...exported.childNodes);
    restore();
    throw error;
  }
}
