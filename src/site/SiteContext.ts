import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import { exampleAddress, exampleAppId, exampleNumber } from '../settings/examples';
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

/** True after hydration; `false` in the export and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

/** Addresses and lists that are still the placeholders of `src/site.config.ts`. */
export function usePlaceholders() {
  const { phone, messagingNumber, accessibilityContact, bookingUrl, reviewsAppId, social } =
    useSettings();
  return {
    phone: exampleNumber.test(phone),
    coordinator: exampleNumber.test(accessibilityContact.phone),
    chat: exampleNumber.test(messagingNumber ?? ''),
    reviews: exampleAppId.test(reviewsAppId),
    booking: exampleAddress.test(bookingUrl ?? ''),
    facebook: exampleAddress.test(social.facebook),
    linkedin: exampleAddress.test(social.linkedin),
    instagram: exampleAddress.test(social.instagram),
  };
}
