import { createContext, useContext } from 'react';
import type {
  ActorOptions,
  ActorRefFrom,
  AnyActorRef,
  AnyStateMachine,
  InspectionEvent,
} from 'xstate';
import type { menuEditorMachine } from '../../machines/menuEditor.machine';
import type { reviewListMachine } from '../../machines/reviewList.machine';
import type { ExportedPhotos } from '../content/photo';
import type { Settings } from '../settings/settingsSchema';
import type { SiteActors } from './siteActors';

export type MenuEditorActor = ActorRefFrom<typeof menuEditorMachine>;

/** Site context: settings, the running actors, and machines with their adapters. */
export interface Site {
  readonly settings: Settings;
  /** Year of the export; after hydration the footer has the current one. */
  readonly year: number;
  readonly photos: ExportedPhotos;
  /** Root of the actors; starts and stops them. */
  readonly actor: AnyActorRef;
  readonly actors: SiteActors;
  readonly machines: { readonly reviewList: typeof reviewListMachine };
  /** The menu editor's actor, always the same; its code is loaded on first use. */
  loadMenuEditor(): Promise<MenuEditorActor>;
  /** Mounts the calendar in an element; returns a function that unmounts it. */
  showBooking(place: HTMLElement): () => void;
  /** Loads the exported document in place of running code with a missing chunk; resolves if the page stays. */
  loadDocument(): Promise<void>;
  /** Inspects every machine that a page starts; development only. */
  readonly inspect: ((event: InspectionEvent) => void) | undefined;
  /** Clock of those machines; defaults to the browser's. Development only. */
  readonly clock: ActorOptions<AnyStateMachine>['clock'];
}

export const SiteContext = createContext<Site | undefined>(undefined);

/** @throws outside of a SiteContext. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite must be used within a SiteContext');
  return site;
}

export function useSettings(): Settings {
  return useSite().settings;
}

/** One of the site's actors, such as the panel. */
export function useSiteActor<Name extends keyof SiteActors>(name: Name): SiteActors[Name] {
  // Spawned with the site and never replaced, so no subscription is needed.
  return useSite().actors[name];
}
