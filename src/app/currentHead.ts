import type { AnyRouter } from '@tanstack/react-router';
import type { Site } from '../hooks/SiteContext';
import type { MessageStore } from '../i18n/messageStore';
import type { HeadTag } from '../seo/headTags';
import { pageHead } from '../seo/pageHead';
import { shownPagePath } from './shownPagePath';

/** The head that belongs to the page and language shown now. */
export function currentHead(site: Site, words: MessageStore, router: AnyRouter): HeadTag[] {
  const { language } = site.actor.getSnapshot().context.language.getSnapshot().context;
  return pageHead({
    path: shownPagePath(router),
    language,
    settings: site.settings,
    t: words.translator(language),
  });
}
