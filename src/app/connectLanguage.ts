import { type Language, languages } from '../../locales/languages';
import { announce } from '../adapters/announcer';
import type { Site } from '../hooks/SiteContext';
import type { MessageStore } from '../i18n/messageStore';
import { currentHead } from './currentHead';
import type { SiteRouter } from './router';
import { writeHead } from './writeHead';

/** Updates the document after each language change, and announces it once. */
export function followLanguage(site: Site, words: MessageStore, router: SiteRouter) {
  return (language: Language): void => {
    showLanguage(language, site, words, router);
    announce(words.translator(language)('layout.announcements.languageChanged'));
  };
}

/** Sets `lang`, `dir` and the head of the document. */
export function showLanguage(
  language: Language,
  site: Site,
  words: MessageStore,
  router: SiteRouter,
): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].direction;
  writeHead(currentHead(site, words, router, language));
}
