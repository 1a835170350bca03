import type { Site } from '../hooks/SiteContext';
import type { MessageStore } from '../i18n/messageStore';
import type { HeadTag } from '../seo/headTags';
import { pageHead } from '../seo/pageHead';
import type { SiteRouter } from './router';
import { shownPagePath } from './shownPagePath';

/** Head of the current page, in the machine's language or another. */
export function currentHead(
  site: Site,
  words: MessageStore,
  router: SiteRouter,
  language = site.actors.language.getSnapshot().context.language,
): HeadTag[] {
  return pageHead({
    path: shownPagePath(router),
    language,
    settings: site.settings,
    t: words.translator(language),
  });
}
