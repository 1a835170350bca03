import { useSelector } from '@xstate/react';
import { type RefObject, use, useDeferredValue, useEffect, useMemo } from 'react';
import { encodeMenu } from '../../machines/menuCode';
import type { MenuEditorEvent, ShareMethod } from '../../machines/menuEditor.machine';
import {
  invalidPrices,
  type MenuCardSide,
  type MenuField,
  type MenuValues,
  menuTextLength,
  type PriceField,
  sideOf,
} from '../../machines/menuValues';
import { type MenuEditorActor, useSite } from './SiteContext';
import { useModal } from './useModal';

/** Request to the editor: start writing, or show the menu of an address. */
export type MenuEditorRequest = Extract<
  MenuEditorEvent,
  { readonly type: 'editor.opened' | 'address.opened' }
>;

export interface MenuEditor extends MenuEditorActions {
  /** Ref of the native dialog, which opens and closes with the actor. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly view: 'closed' | 'reading' | 'unreadable' | 'editing';
  readonly values: MenuValues;
  /** Maximum length of each text. */
  readonly maxText: number;
  /** The card for reading, without empty sides. Deferred, because the input has priority. */
  readonly sides: Readonly<Record<'face' | 'back', MenuCardSide | undefined>>;
  /** True if nothing has been written. */
  readonly isSample: boolean;
  /** Fragment that encodes the menu; absent if the menu cannot be encoded. */
  readonly fragment: string | undefined;
  /** True if the menu cannot be encoded. */
  readonly isInvalid: boolean;
  readonly invalidPrices: readonly PriceField[];
  /** Status message to announce. */
  readonly news: 'ready' | 'shareFailed' | ShareMethod | undefined;
}

/** Actions of the editor, stable across renders. */
interface MenuEditorActions {
  change(field: MenuField, value: string): void;
  write(): void;
  leave(): void;
  share(method: ShareMethod): void;
}

/** The menu editor. Suspends until its code is loaded. */
export function useMenuEditor(request: MenuEditorRequest): MenuEditor {
  const actor = use(useSite().loadMenuEditor());
  const actions = useMemo(() => actionsOf(actor), [actor]);
  const dialog = useModal({
    actor,
    isOpen: () => !actor.getSnapshot().matches({ view: 'closed' }),
    onClosed: actions.leave,
  });
  useEffect(() => actor.send(request), [actor, request]);
  const values = useSelector(actor, ({ context }) => context.values);
  const written = useDeferredValue(values);
  const read = useMemo(
    () => ({
      sides: { face: sideOf(written, 'face'), back: sideOf(written, 'back') },
      fragment: encodeMenu(written),
    }),
    [written],
  );
  return {
    ...actions,
    ...read,
    dialog,
    view: useSelector(actor, ({ value }) => value.view),
    values,
    maxText: menuTextLength,
    isSample: useSelector(actor, (snapshot) => snapshot.hasTag('sample')),
    isInvalid: useSelector(actor, (snapshot) => snapshot.matches({ menu: { changed: 'invalid' } })),
    invalidPrices: invalidPrices(values),
    news: useSelector(actor, (snapshot) => {
      if (snapshot.matches({ menu: 'ready' })) return 'ready';
      if (snapshot.matches({ menu: 'shareFailed' })) return 'shareFailed';
      return snapshot.matches({ menu: 'shared' }) ? snapshot.context.method : undefined;
    }),
  };
}

function actionsOf(actor: MenuEditorActor): MenuEditorActions {
  return {
    change: (field, value) => actor.send({ type: 'field.changed', field, value }),
    write: () => actor.send({ type: 'editor.opened' }),
    leave: () => actor.send({ type: 'editor.closed' }),
    share: (method) => actor.send({ type: 'share.requested', method }),
  };
}
