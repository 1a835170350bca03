import { createContext, useContext } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import type { Settings } from '../settings/settingsSchema';
import type { ExportedPhotos } from '../site/exportedPhotos';
import type { StartableActors } from './createActors';
import type { Headings } from './headings';
import type { Connections, SiteActor, SiteStart } from './siteActor';

/** Site context: settings and the running actors. */
export interface Site
  extends Pick<SiteStart, 'fetchCode'>,
    Pick<Connections, 'settings' | 'reportFailedPart' | 'loadDocument'> {
  /** Year of the export; after hydration the footer has the current one. */
  readonly year: number;
  readonly photos: ExportedPhotos;
  readonly headings: Headings;
  readonly actors: StartableActors;
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

/** The running actor of a definition, such as the panel's. */
export function useSiteActor<Machine extends AnyStateMachine>(
  definition: SiteActor<Machine>,
): ActorRefFrom<Machine> {
  // Never replaced, so no subscription is needed.
  return useSite().actors.of(definition);
}
