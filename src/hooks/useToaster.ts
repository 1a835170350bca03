import { useSelector } from '@xstate/react';
import type { PauseReason, ShownToast } from '../../machines/toaster.machine';
import { useSiteActor } from './SiteContext';

export interface Toaster {
  /** The visible toast. */
  readonly toast: Pick<ShownToast, 'id' | 'kind'> | undefined;
  /** Pauses the timer for a reason, until every reason is resumed. */
  hold(reason: PauseReason): void;
  release(reason: PauseReason): void;
  dismiss(): void;
  swipeAway(): void;
}

/** The toast queue. */
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
