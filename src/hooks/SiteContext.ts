import { createContext, useContext } from 'react';
import type { ActorOptions, ActorRefFrom, AnyStateMachine, InspectionEvent } from 'xstate';
import type { menuEditorMachine } from '../../machines/menuEditor.machine';
import type { reviewListMachine } from '../../machines/reviewList.machine';
import type { siteMachine } from '../../machines/site.machine';
import type { QrCodes } from '../content/qrCode';
import type { Settings } from '../settings/settingsSchema';

export type SiteActor = ActorRefFrom<typeof siteMachine>;

export type OwnMenuActor = ActorRefFrom<typeof menuEditorMachine>;

/** The processes that live as long as the site. */
export type SiteActors = ReturnType<SiteActor['getSnapshot']>['context'];

/** What a page is given: who the studio is, the running site, and machines wired to the outside world. */
export interface Site {
  readonly settings: Settings;
  /** The year of the export; `useYear` gives today's. */
  readonly year: number;
  /** The site's own addresses as codes to scan; `useQrCode` gives the page's. */
  readonly qr: QrCodes;
  readonly actor: SiteActor;
  readonly machines: { readonly reviewList: typeof reviewListMachine };
  /** The menu that a visitor writes; the same one each time. It is fetched when it is first wanted. */
  loadOwnMenu(): Promise<OwnMenuActor>;
  /** Puts the loaded calendar into an element; gives the way to take it out again. */
  showBooking(place: HTMLElement): () => void;
  /** Tells that a piece of the site's own code could not be fetched. */
  reportChunkError(): void;
  /** Watches every machine that a page starts; development only. */
  readonly inspect: ((event: InspectionEvent) => void) | undefined;
  /** What the delays of those machines run by; the browser's own unless it is given. Development only. */
  readonly clock: ActorOptions<AnyStateMachine>['clock'];
}

export const SiteContext = createContext<Site | undefined>(undefined);

/** @throws outside of a SiteContext. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext above it');
  return site;
}

/** One of the site's processes, such as the panel. */
export function useSiteActor<Name extends keyof SiteActors>(name: Name): SiteActors[Name] {
  // They are spawned with the site and never replaced: nothing is to be subscribed to.
  return useSite().actor.getSnapshot().context[name];
}
