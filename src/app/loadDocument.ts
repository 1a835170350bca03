import { keepDrafts } from '../features/forms/draftMemory';
import { language } from '../features/language/language.actor';
import { canReach, reloadAt } from '../platform/reloading';
import type { SiteActors } from '../site/siteActor';
import { formsOf } from './actors';

/** Maximum wait for the document, in ms. */
const timeout = 10_000;

/**
 * Loads the exported document of the current address, because a deployment has deleted a chunk of the running code.
 * Language and drafts are kept. Does nothing if the address is out of reach, since the page would be lost, if it was
 * already loaded for this reason, and if the visitor has moved on. Source: docs/specification.md, section 2.
 * @param reloadedFor address that this document was loaded for.
 * @returns resolves if the page stays.
 */
export async function loadDocument(actors: SiteActors, reloadedFor?: string): Promise<void> {
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
