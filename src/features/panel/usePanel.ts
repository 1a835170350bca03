import { useSelector } from '@xstate/react';
import { useSiteActor } from '../../site/SiteContext';
import { useModal } from '../../ui/dialog/useModal';
import { panel } from './panel.actor';

/** Id of the panel; its buttons refer to it. */
export const panelId = 'panel';

/** Opens the navigation panel of small screens. */
export function usePanelButton() {
  const actor = useSiteActor(panel);
  return { open: () => actor.send({ type: 'panel.opened' }) };
}

/** The navigation panel of small screens; `dialog` is the ref of its native dialog. */
export function usePanel() {
  const actor = useSiteActor(panel);
  const { open } = usePanelButton();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const dismiss = () => actor.send({ type: 'panel.dismissed' });
  const dialog = useModal({
    actor,
    isOpen: () => actor.getSnapshot().matches('open'),
    onOpened: open,
    onClosed: dismiss,
  });
  return { dialog, isOpen, dismiss };
}
