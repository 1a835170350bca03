import { useSelector } from '@xstate/react';
import { useSite } from './SiteContext';

export interface Panel {
  readonly isOpen: boolean;
  open(): void;
  dismiss(): void;
}

/** The slide-in navigation of small screens. */
export function usePanel(): Panel {
  const actor = useSelector(useSite().actor, ({ context }) => context.panel);
  return {
    isOpen: useSelector(actor, (snapshot) => snapshot.matches('open')),
    open: () => actor.send({ type: 'panel.opened' }),
    dismiss: () => actor.send({ type: 'panel.dismissed' }),
  };
}
