import { useSelector } from '@xstate/react';
import { useSite, useSiteActor } from './SiteContext';

export interface Recovery {
  /** True if a new version is available and a draft blocks the reload. */
  readonly isPromptingReload: boolean;
  readonly isReloading: boolean;
  /** Reports that a chunk of the site's code failed to load. */
  reportChunkError(): void;
  accept(): void;
  decline(): void;
}

/** Recovers when a deployment has deleted a chunk of this page. */
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
