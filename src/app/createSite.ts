import { createActor } from 'xstate';
import type { ExportedPhotos } from '../content/photo';
import { showWidget } from '../features/booking/bookingWidget';
import { reviewListMachineOf } from '../features/reviews/reviewList.actor';
import { actorOptions } from '../site/actorOptions';
import type { MenuEditorActor, Site } from '../site/SiteContext';
import type { SiteStart } from '../site/siteActor';
import { siteMachine } from '../site/siteActors';
import { loadDocument } from './loadDocument';
import type { SiteControls } from './siteControls';

export interface SiteOptions extends SiteControls, Omit<SiteStart, 'interceptPort'> {
  /** Year of the export. */
  readonly year: number;
  readonly photos?: ExportedPhotos | undefined;
  /** Address that `loadDocument` has loaded this page for. */
  readonly reloadedFor?: string | undefined;
}

/** Creates the site of a rendered page with its adapters; inert until its actor is started. */
export function createSite(options: SiteOptions): Site {
  const {
    settings,
    year,
    photos = {},
    inspect,
    clock,
    interceptPort = (_port, logic) => logic,
  } = options;
  const start = { ...options, interceptPort };
  const actor = createActor(
    siteMachine(start, options.inputOverrides),
    actorOptions('site', options),
  );
  const actors = actor.getSnapshot().context;
  let menuEditor: Promise<MenuEditorActor> | undefined;
  const loadMenuEditor = async () =>
    (await import('../features/menuEditor/menuEditor.actor')).startMenuEditor({
      ...options,
      language: actors.language,
    });
  return {
    settings,
    year,
    photos,
    inspect,
    clock,
    actor,
    actors,
    machines: { reviewList: reviewListMachineOf(start) },
    loadMenuEditor: () => {
      menuEditor ??= loadMenuEditor();
      return menuEditor;
    },
    showBooking: (place) => showWidget(settings.bookingUrl, place),
    loadDocument: () => loadDocument(actors, options.reloadedFor),
  };
}
