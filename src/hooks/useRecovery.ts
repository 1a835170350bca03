import { useSelector } from '@xstate/react';
import { useSite, useSiteActor } from './SiteContext';

export interface Recovery {
  /** Whether a new version is offered; meanwhile nothing typed is thrown away. */
  readonly isPromptingReload: boolean;
  readonly isReloading: boolean;
  /** Tells that a piece of the site's code did not come. */
  reportChunkError(): void;
  accept(): void;
  decline(): void;
}

/** What happens when a deployment has taken a piece of this page's code away. */
export function useRecovery(): Recovery {
  const { reportChunkError } = useSite();
  const actor = useSiteActor('recovery');
  return {
    isPromptingReload: useSelector(actor, (snapshot) => snapshot.matches('promptingReload')),
    isReloading: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    reportChunkError: reportChunkError,
    accept: () => actor.send({ type: 'reload.accepted' }),
    decline: () => actor.send({ type: 'reload.declined' }),
  };
}
