import { keepDrafts } from '../features/forms/draftMemory';
import { language } from '../features/language/language.actor';
import { showToast } from '../features/toasts/toaster.actor';
import { codeFetcher, type FetchCode } from '../platform/codeFetching';
import { canReach, reloadAt } from '../platform/reloading';
import { createActors } from '../site/createActors';
import type { Site } from '../site/SiteContext';
import type { SiteActors, SiteStart } from '../site/siteActor';
import { actors, formsOf } from './actors';
import type { PageData } from './pageData';

export interface SiteOptions
  extends Omit<SiteStart, 'actors' | 'fetchCode'>,
    Pick<PageData, 'year' | 'headings'> {
  readonly fetchCode?: FetchCode | undefined;
  readonly photos?: PageData['photos'] | undefined;
  /** Address that `loadDocument` has loaded this page for. */
  readonly reloadedFor?: string | undefined;
}

/** Creates the site of a rendered page with its adapters; inert until its actors are started. */
export function createSite(options: SiteOptions): Site {
  const { settings, year, photos = {}, headings, reloadedFor } = options;
  const { fetchCode = codeFetcher() } = options;
  const running = createActors(actors, { ...options, fetchCode });
  const reload = () => loadDocument(running, reloadedFor);
  return {
    settings,
    year,
    photos,
    headings,
    actors: running,
    fetchCode,
    loadDocument: reload,
    reportFailedPart: () => void reload().then(() => showToast(running, 'partFailed')),
  };
}

/** Maximum wait for the document, in ms. */
const timeout = 10_000;

/**
 * Loads the exported document of the current address, because a deployment has deleted a chunk of the running code.
 * Language and drafts are kept. Does nothing if the address is out of reach, since the page would be lost, if it was
 * already loaded for this reason, and if the visitor has moved on. Source: docs/specification.md, section 2.
 * @param reloadedFor address that this document was loaded for.
 * @returns resolves if the page stays.
 */
async function loadDocument(actors: SiteActors, reloadedFor?: string): Promise<void> {
  const target = location.href;
  if (target === reloadedFor || !(await canReach(target)) || location.href !== target) return;
  const leaving = new AbortController();
  if (!keepDrafts(formsOf(actors)))
    addEventListener('beforeunload', (event) => event.preventDefault(), leaving);
  reloadAt(target, actors.of(language).getSnapshot().context.language);
  await new Promise((resolve) => setTimeout(resolve, timeout));
  // The visitor has chosen to stay, and is not asked again by another page.
  leaving.abort();
}
