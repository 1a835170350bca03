import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { encodeMenu } from '../../../machines/menuCode';
import {
  menuEditorMachine,
  type ShareMethod,
  type ShareRequest,
} from '../../../machines/menuEditor.machine';
import { invalidPrices, type MenuField, sideOf } from '../../../machines/menuValues';
import { useSiteActor } from '../../site/SiteContext';
import { type SiteStart, siteActor } from '../../site/siteActor';
import { useModal } from '../../ui/dialog/useModal';
import { language as languageActor } from '../language/language.actor';
import { menuAddress } from './menuAddress';
import { menuPictureId } from './menuPicture';
import { openShareSheet, sharePicture } from './sharing';

/** The menu editor, whose code is loaded with the edit button. */
const menuEditor = siteActor({
  id: 'menuEditor',
  machine: ({ settings, actors }: SiteStart) => {
    const share = fromPromise<boolean, ShareRequest>(async ({ input: { method, fragment } }) => {
      const { language } = actors.of(languageActor).getSnapshot().context;
      const address = menuAddress(settings, language, fragment);
      if (method === 'sheet') return openShareSheet({ url: address });
      if (method === 'clipboard') await navigator.clipboard.writeText(address);
      if (method === 'picture') await sharePicture(menuPictureId, 'menu.png', address);
      if (method === 'paper') print();
      return true;
    });
    return menuEditorMachine.provide({ actors: { share } });
  },
});

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
    isSample: useSelector(actor, (snapshot) => snapshot.hasTag('sample')),
    isInvalid: useSelector(actor, (snapshot) => snapshot.matches({ menu: { changed: 'invalid' } })),
    invalidPrices: invalidPrices(values),
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
