import { useSelector } from '@xstate/react';
import type { PauseReason, ShownToast } from '../../../machines/toaster.machine';
import { useSiteActor } from '../../site/SiteContext';
import { toaster } from './toaster.actor';

/** The toast queue. */
export function useToaster() {
  const actor = useSiteActor(toaster);
  return {
    /** The visible toast. */
    toast: useSelector(actor, ({ context }): ShownToast | undefined => context.visible),
    /** Pauses the timer for a reason, until every reason is resumed. */
    hold: (reason: PauseReason) => actor.send({ type: 'toasts.paused', reason }),
    release: (reason: PauseReason) => actor.send({ type: 'toasts.resumed', reason }),
    dismiss: () => actor.send({ type: 'toast.dismissed' }),
    swipeAway: () => actor.send({ type: 'toast.swiped' }),
  };
}
