import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { type Control, control as controlled } from 'xstate-workbench/frame';
import { type Language, languageCodes } from '../../locales/languages';
import { App } from '../../src/app/App';
import { showLanguage } from '../../src/app/documentHead';
import { emotionKey } from '../../src/app/emotionCache';
import { type OpenSite, openSite } from '../../src/app/openSite';
import type { PageData } from '../../src/app/pageData';
import { language as languageActor } from '../../src/features/language/language.actor';
import type { SiteControls } from '../../src/site/siteControls';
import { globalStyles } from '../../src/tokens/globalStyles';
import { pageControls } from './pageControls';

const control = controlled();
if (!control) throw new Error('expected to be in the frame of the workbench');
void open(control);

/** The site in the workbench's frame: rendered in the browser, with controllable machines. */
async function open(control: Control) {
  try {
    const { pageData, controls, rendered } = pageControls(control, readPageData());
    const { messages } = await show(pageData, rendered, controls);
    // A manual answer has no messages.
    await Promise.all(languageCodes.map(messages.load));
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
    control.opened();
  } catch (error) {
    control.failed(error instanceof Error ? error.message : String(error));
    throw error;
  }
}

async function show(
  pageData: PageData,
  language: Language,
  controls: SiteControls,
): Promise<OpenSite> {
  const container = document.getElementById('root');
  if (!container) throw new Error('test/workbench/framed.html has no #root element');
  const open = await openSite(pageData, language, controls);
  const { site, messages, router } = open;
  site.actors.start();
  const shown = site.actors.of(languageActor).getSnapshot().context.language;
  showLanguage(shown, site, messages, router);
  const cache = createCache({ key: emotionKey });
  // As in the export; otherwise Emotion warns about `:nth-child`, and Parcel shows the warning as an overlay.
  cache.compat = true;
  // Without StrictMode, which stops and restarts actors: the aborted request of the first start fails the second
  // (@xstate/react 6.1, xstate 5.33).
  createRoot(container).render(
    <>
      <CacheProvider value={cache}>
        <Global styles={globalStyles} />
      </CacheProvider>
      <App site={site} messages={messages} router={router} cache={cache} />
    </>,
  );
  return open;
}

function readPageData(): PageData {
  return JSON.parse(process.env.PAGE_DATA ?? '');
}
