import { useSelector } from '@xstate/react';
import { useSite, useSiteActor } from './SiteContext';

export interface Recovery {
  /** Whether a new version is offered; meanwhile nothing typed is thrown away. */
  readonly isOffered: boolean;
  readonly isReloading: boolean;
  /** Tells that a piece of the site's code did not come. */
  tellVanished(): void;
  accept(): void;
  decline(): void;
}

/** What happens when a deployment has taken a piece of this page's code away. */
export function useRecovery(): Recovery {
  const { tellCodeVanished } = useSite();
  const actor = useSiteActor('recovery');
  return {
    isOffered: useSelector(actor, (snapshot) => snapshot.matches('offering')),
    isReloading: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    tellVanished: tellCodeVanished,
    accept: () => actor.send({ type: 'reload.accepted' }),
    decline: () => actor.send({ type: 'reload.declined' }),
  };
}
