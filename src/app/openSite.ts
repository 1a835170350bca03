import { type AnyRouter, createBrowserHistory } from '@tanstack/react-router';
import type { Language } from '../../locales/languages';
import type { Site } from '../hooks/SiteContext';
import { loadDictionary } from '../i18n/loadDictionary';
import { createWordStore, type WordStore } from '../i18n/wordStore';
import { codeFetcher } from '../services/codeFetching';
import { languageOfHost } from '../services/hostLanguage';
import { readReload } from '../services/reloading';
import { createSite } from './createSite';
import { factsOf } from './facts';
import { followAnalytics } from './followAnalytics';
import { followBooking } from './followBooking';
import { followBrowser } from './followBrowser';
import { followForms } from './followForms';
import { followLanguage } from './followLanguage';
import { followNavigation } from './followNavigation';
import { followPanel } from './followPanel';
import { followRecovery } from './followRecovery';
import type { PageData } from './pageData';
import { createSiteRouter } from './router';
import type { SiteControls } from './siteControls';

export interface OpenSite {
  readonly site: Site;
  readonly words: WordStore;
  readonly router: AnyRouter;
  /** What the page is first rendered in: the language asked for, or English when its words are out of reach. */
  readonly rendered: Language;
}

/**
 * Starts everything behind the page in the browser: words, router, machines, what follows them.
 * @throws when the page's own code, or both its words and English ones, cannot be fetched.
 */
export async function openSite(
  { settings, year, qr, code }: PageData,
  written: Language,
  controls: SiteControls = {},
): Promise<OpenSite> {
  const reload = readReload();
  const fetchCode = codeFetcher(code);
  const fetchWords = (language: Language) => fetchCode(language, () => loadDictionary(language));
  const words = createWordStore(fetchWords, factsOf(settings, year));
  const router = createSiteRouter(createBrowserHistory(), fetchCode);
  const [rendered] = await Promise.all([loadOrEnglish(words, written), router.load()]);
  const failed = router.state.matches.find(({ status }) => status === 'error');
  // As it was exported, the page says more than an error would.
  if (failed) throw failed.error;
  const host = reload?.language ?? languageOfHost(location.hostname);
  const reloadedFor = reload?.target;
  const site = createSite({ settings, year, qr, words, rendered, host, reloadedFor, ...controls });
  followLanguage(site, words, router);
  followNavigation(site, words, router);
  followPanel(site.actor, router);
  followForms(site, words);
  followBooking(site);
  followAnalytics(site, router);
  followBrowser(site);
  followRecovery(site.actor);
  site.actor.start();
  return { site, words, router, rendered };
}

async function loadOrEnglish(words: WordStore, language: Language): Promise<Language> {
  try {
    await words.load(language);
    return language;
  } catch (error) {
    if (language === 'en') throw error;
    await words.load('en');
    return 'en';
  }
}
