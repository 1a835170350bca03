import { type Language, languages } from '../../locales/languages';
import { language as languageActor } from '../features/language/language.actor';
import type { MessageStore } from '../i18n/messageStore';
import { announce } from '../platform/announcer';
import { trustedData } from '../platform/trustedTypes';
import { type HeadTag, headAttribute, scriptSafeJson } from '../seo/headTags';
import { pageHead } from '../seo/pageHead';
import type { Site } from '../site/SiteContext';
import { type SiteRouter, shownPagePath } from './router';

/** Updates the document after each language change, and announces it once. */
export function followLanguage(site: Site, messages: MessageStore, router: SiteRouter) {
  return (language: Language): void => {
    showLanguage(language, site, messages, router);
    announce(messages.translator(language)('layout.announcements.languageChanged'));
  };
}

/** Sets `lang`, `dir` and the head of the document. */
export function showLanguage(
  language: Language,
  site: Site,
  messages: MessageStore,
  router: SiteRouter,
): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].direction;
  updateHead(site, messages, router, language);
}

/** Writes the head of the current page, in the machine's language or another. */
export function updateHead(
  { settings, actors }: Site,
  messages: MessageStore,
  router: SiteRouter,
  language = actors.of(languageActor).getSnapshot().context.language,
): void {
  const t = messages.translator(language);
  writeHead(pageHead({ path: shownPagePath(router), language, settings, t }));
}

/**
 * Replaces the document's head for another page or language. The router's `HeadContent` would add its title beside
 * the exported one; remove this when it replaces that title.
 */
function writeHead(tags: readonly HeadTag[]): void {
  const marked = [...document.head.querySelectorAll(`[${headAttribute}]`)];
  const nodes = tags.flatMap(nodeOf);
  (marked[0] ?? document.head.lastElementChild)?.before(...nodes);
  for (const node of marked) node.remove();
}

function nodeOf(tag: HeadTag): Node[] {
  if (tag.kind === 'title') {
    document.title = tag.text;
    return [];
  }
  const node = document.createElement(tag.kind === 'data' ? 'script' : tag.kind);
  node.setAttribute(headAttribute, '');
  if (tag.kind === 'data') {
    node.setAttribute('type', 'application/ld+json');
    // Trusted Types apply to data scripts and text nodes as well.
    node.textContent = trustedData(scriptSafeJson(tag.json));
  } else {
    for (const [name, value] of Object.entries(tag.attributes)) node.setAttribute(name, value);
  }
  return [node];
}
