import { languages } from '../../locales/languages';
import type { Site } from '../hooks/SiteContext';
import type { MessageStore } from '../i18n/messageStore';
import { announce } from '../services/announcer';
import { currentHead } from './currentHead';
import { preserveScrollPosition } from './preserveScrollPosition';
import type { SiteRouter } from './router';
import { writeHead } from './writeHead';

/** Keeps the document in step with the language machine, and says each change once. */
export function connectLanguage(site: Site, words: MessageStore, router: SiteRouter): void {
  const actor = site.actor.getSnapshot().context.language;
  actor.on('language.changed', ({ language }) => {
    preserveScrollPosition();
    showLanguage(site, words, router);
    announce(words.translator(language)('layout.announcements.languageChanged'));
  });
  actor.on('language.failed', () => {
    const { language } = actor.getSnapshot().context;
    announce(words.translator(language)('layout.announcements.languageFailed'));
  });
}

/** Puts the document itself, `lang`, `dir` and head, into the language that the machine shows. */
export function showLanguage(site: Site, words: MessageStore, router: SiteRouter): void {
  const { language } = site.actor.getSnapshot().context.language.getSnapshot().context;
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].direction;
  writeHead(currentHead(site, words, router));
}
