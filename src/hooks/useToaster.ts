import { useSelector } from '@xstate/react';
import type { PauseReason, ShownToast } from '../../machines/toaster.machine';
import { useSiteActor } from './SiteContext';

export interface Toaster {
  /** The one that is shown. */
  readonly toast: Pick<ShownToast, 'id' | 'kind'> | undefined;
  /** Stops its time for a reason, until every reason has gone. */
  hold(reason: PauseReason): void;
  release(reason: PauseReason): void;
  dismiss(): void;
  swipeAway(): void;
}

/** The short messages of the site, one at a time. */
export function useToaster(): Toaster {
  const actor = useSiteActor('toaster');
  return {
    toast: useSelector(actor, ({ context }) => context.visible),
    hold: (reason) => actor.send({ type: 'toasts.paused', reason }),
    release: (reason) => actor.send({ type: 'toasts.resumed', reason }),
    dismiss: () => actor.send({ type: 'toast.dismissed' }),
    swipeAway: () => actor.send({ type: 'toast.swiped' }),
  };
}
