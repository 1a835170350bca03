import { createBrowserHistory } from '@tanstack/react-router';
import { fallbackLanguage, type Language } from '../../locales/languages';
import { siteLanguages } from '../../locales/languagesOfSite';
import { followDrafts } from '../features/forms/draftMemory';
import { createMessageStore, loadDictionary, type MessageStore } from '../i18n/messageStore';
import { codeFetcher } from '../platform/codeFetching';
import { languageOfHost } from '../platform/hostLanguage';
import { readReload } from '../platform/reloading';
import { yieldToMain } from '../platform/yieldToMain';
import { isTab } from '../ui/isTab';
import { formsOf } from './actors';
import { connectActors } from './connectActors';
import { connectNavigation } from './connectNavigation';
import { connectPageMotion } from './connectPageMotion';
import { createSite } from './createSite';
import { defaultParams } from './defaultParams';
import type { PageData } from './pageData';
import { createSiteRouter } from './router';
import { createRouteTree } from './routeTree';

/**
 * Creates messages, router, machines and their connections, each in a separate task. The machines are inert until the
 * site's actor is started. `rendered` is the language of the first render: the requested one, or the fallback if its
 * messages fail to load.
 * @throws if the page's code, or both its messages and those of the fallback, cannot be fetched.
 */
export async function openSite(data: PageData, pageLanguage: Language) {
  const { settings, year, code } = data;
  const reload = readReload();
  const fetchCode = codeFetcher(code);
  const fetchMessages = (language: Language) => fetchCode(language, () => loadDictionary(language));
  const messages = createMessageStore(fetchMessages, defaultParams(settings, year));
  const rendered = await loadOrFallBack(messages, pageLanguage);
  await yieldToMain();
  const router = createSiteRouter(createRouteTree(settings, fetchCode), createBrowserHistory());
  await yieldToMain();
  await router.load();
  await yieldToMain();
  const failed = router.state.matches.find(({ status }) => status === 'error');
  // The exported page is more useful than an error page.
  if (failed) throw failed.error;
  const host = reload?.language ?? languageOfHost(location.hostname, siteLanguages(settings));
  const site = createSite({
    ...data,
    fetchCode,
    messages,
    rendered,
    host,
    reloadedFor: reload?.target,
  });
  // In the same task, so that an answer to the prompt before the machines start waits for them.
  connectActors(site, messages, router);
  await yieldToMain();
  connectNavigation(site, messages, router);
  connectPageMotion(router);
  revealFocus();
  followDrafts(formsOf(site.actors));
  return { site, messages, router, rendered };
}

async function loadOrFallBack(messages: MessageStore, language: Language): Promise<Language> {
  try {
    await messages.load(language);
    return language;
  } catch (error) {
    if (language === fallbackLanguage) throw error;
    await messages.load(fallbackLanguage);
    return fallbackLanguage;
  }
}

/** Scrolls an element that Shift+Tab focuses into view: WebKit leaves a field under the sticky header. */
function revealFocus(): void {
  addEventListener('keyup', (event) => {
    if (isTab(event))
      document.activeElement?.closest('main *')?.scrollIntoView({ block: 'nearest' });
  });
}
