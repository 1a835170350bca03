import { useSelector } from '@xstate/react';
import { useSiteActor } from './SiteContext';

export interface Panel {
  readonly isOpen: boolean;
  open(): void;
  dismiss(): void;
}

/** The slide-in navigation of small screens. */
export function usePanel(): Panel {
  const actor = useSiteActor('panel');
  return {
    isOpen: useSelector(actor, (snapshot) => snapshot.matches('open')),
    open: () => actor.send({ type: 'panel.opened' }),
    dismiss: () => actor.send({ type: 'panel.dismissed' }),
  };
}
