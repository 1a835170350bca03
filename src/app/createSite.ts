import { showToast } from '../features/toasts/toaster.actor';
import { codeFetcher, type FetchCode } from '../platform/codeFetching';
import { createActors } from '../site/createActors';
import type { ExportedPhotos } from '../site/exportedPhotos';
import type { Headings } from '../site/headings';
import type { Site } from '../site/SiteContext';
import type { SiteStart } from '../site/siteActor';
import { actors } from './actors';
import { loadDocument } from './loadDocument';

export interface SiteOptions extends Omit<SiteStart, 'actors' | 'fetchCode'> {
  readonly fetchCode?: FetchCode | undefined;
  /** Year of the export. */
  readonly year: number;
  readonly photos?: ExportedPhotos | undefined;
  readonly headings: Headings;
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
