import createCache from '@emotion/cache';
import { createBrowserHistory } from '@tanstack/react-router';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Language } from '../locales/languages';
import { App } from './app/App';
import { createSite } from './app/createSite';
import { factsOf } from './app/facts';
import { followNavigation } from './app/followNavigation';
import { followLanguage } from './app/followLanguage';
import { createSiteRouter } from './app/router';
import { readPageData } from './app/pageData';
import { emotionKey } from './app/emotionKey';
import { loadDictionary } from './i18n/loadDictionary';
import { createWordStore, type WordStore } from './i18n/wordStore';
import { languageOfHost } from './services/hostLanguage';

/** Brings the exported page to life. Resolves once it answers to a person. */
export async function start(): Promise<void> {
  const { settings, year } = readPageData();
  const written: Language = document.documentElement.lang === 'he' ? 'he' : 'en';
  const words = createWordStore(loadDictionary, factsOf(settings, year));
  const router = createSiteRouter(createBrowserHistory());
  const [rendered] = await Promise.all([loadOrEnglish(words, written), router.load()]);

  const site = createSite({ settings, year, words, rendered, host: languageOfHost(location.hostname) });
  followLanguage(site, words, router);
  followNavigation(site, words, router);
  site.actor.start();

  const container = document.getElementById('root');
  if (!container) throw new Error('this page has no #root element to bring to life');
  await new Promise<void>((onReady) => {
    const app = (
      <App
        site={site}
        words={words}
        router={router}
        cache={createCache({ key: emotionKey })}
        onReady={onReady}
      />
    );
    if (rendered === written) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
}

/** The words of the page, or English ones when they cannot be fetched. */
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
