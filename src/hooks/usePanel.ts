import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { useSiteActor } from './SiteContext';
import { useModal } from './useModal';

/** Id of the panel; its buttons refer to it. */
export const panelId = 'panel';

export interface PanelButton {
  readonly isOpen: boolean;
  open(): void;
}

/** Opens the navigation panel of small screens. */
export function usePanelButton(): PanelButton {
  const actor = useSiteActor('panel');
  return {
    isOpen: useSelector(actor, (snapshot) => snapshot.matches('open')),
    open: () => actor.send({ type: 'panel.opened' }),
  };
}

export interface Panel {
  /** Ref of the native dialog, which opens and closes with the actor. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly isOpen: boolean;
  dismiss(): void;
}

/** The navigation panel of small screens. */
export function usePanel(): Panel {
  const actor = useSiteActor('panel');
  const dismiss = () => actor.send({ type: 'panel.dismissed' });
  const dialog = useModal({
    actor,
    isOpen: () => actor.getSnapshot().matches('open'),
    onOpened: () => actor.send({ type: 'panel.opened' }),
    onClosed: dismiss,
  });
  return { dialog, isOpen: useSelector(actor, (snapshot) => snapshot.matches('open')), dismiss };
}
