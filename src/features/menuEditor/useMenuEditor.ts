import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { encodeMenu } from '../../../machines/menuCode';
import type { menuEditorMachine, ShareMethod } from '../../../machines/menuEditor.machine';
import { invalidPrices, type MenuField, sideOf } from '../../../machines/menuValues';
import { useSiteActor } from '../../site/SiteContext';
import { useModal } from '../../ui/dialog/useModal';
import { menuEditor } from './menuEditor.actor';

export type MenuEditor = ReturnType<typeof useMenuEditor>;

/**
 * The menu editor. Its actions are stable across renders.
 * @param request a new object opens the editor again.
 */
export function useMenuEditor(request: object) {
  const actor = useSiteActor(menuEditor);
  const actions = useMemo(() => actionsOf(actor), [actor]);
  const dialog = useModal({
    actor,
    isOpen: () => !actor.getSnapshot().matches({ view: 'closed' }),
    onClosed: actions.leave,
  });
  useEffect(() => {
    if (request) actor.send({ type: 'editor.opened' });
  }, [actor, request]);
  const values = useSelector(actor, ({ context }) => context.values);
  const shownValues = useDeferredValue(values);
  const read = useMemo(
    () => ({
      /** The card for reading, without empty sides. Deferred, because the input has priority. */
      sides: { face: sideOf(shownValues, 'face'), back: sideOf(shownValues, 'back') },
      /** Fragment that encodes the menu; absent if the menu cannot be encoded. */
      fragment: encodeMenu(shownValues),
    }),
    [shownValues],
  );
  return {
    ...actions,
    ...read,
    dialog,
    view: useSelector(actor, ({ value }) => value.view),
    values,
    /** True if nothing has been written. */
    isSample: useSelector(actor, (snapshot) => snapshot.hasTag('sample')),
    /** True if the menu cannot be encoded. */
    isInvalid: useSelector(actor, (snapshot) => snapshot.matches({ menu: { changed: 'invalid' } })),
    invalidPrices: invalidPrices(values),
    /** Status message to announce. */
    news: useSelector(actor, (snapshot): 'ready' | 'shareFailed' | ShareMethod | undefined => {
      if (snapshot.matches({ menu: 'ready' })) return 'ready';
      if (snapshot.hasTag('shareFailed')) return 'shareFailed';
      return snapshot.matches({ menu: 'shared' }) ? snapshot.context.method : undefined;
    }),
  };
}

function actionsOf(actor: ActorRefFrom<typeof menuEditorMachine>) {
  return {
    change: (field: MenuField, value: string) =>
      actor.send({ type: 'field.changed', field, value }),
    leave: () => actor.send({ type: 'editor.closed' }),
    share: (method: ShareMethod) => actor.send({ type: 'share.requested', method }),
  };
}
