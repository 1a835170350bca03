import type { AnyRouter } from '@tanstack/react-router';
import { isPagePath } from '../content/pagePath';
import type { Site } from '../hooks/SiteContext';
import type { WordStore } from '../i18n/wordStore';
import type { HeadTag } from '../seo/headTags';
import { pageHead } from '../seo/pageHead';

/** The head that belongs to the page and language shown now. */
export function currentHead(site: Site, words: WordStore, router: AnyRouter): HeadTag[] {
  const { language } = site.actor.getSnapshot().context.language.getSnapshot().context;
  const { pathname } = router.state.location;
  return pageHead({
    path: isPagePath(pathname) ? pathname : undefined,
    language,
    settings: site.settings,
    t: words.translator(language),
  });
}
