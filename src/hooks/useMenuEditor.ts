import { useSelector } from '@xstate/react';
import { type RefObject, use, useDeferredValue, useEffect, useMemo } from 'react';
import { encodeMenu } from '../../machines/menuCode';
import type { OwnMenuEvent, ShareMethod } from '../../machines/menuEditor.machine';
import {
  type MenuCardSide,
  type MenuField,
  type MenuValues,
  maxMenuText,
  type PriceField,
  sideOf,
  wrongPrices,
} from '../../machines/menuValues';
import { type OwnMenuActor, useSite } from './SiteContext';
import { useModal } from './useModal';

/** What the page asks of the editor: to be written in, or to show what an address holds. */
export type MenuEditorRequest = Extract<
  OwnMenuEvent,
  { readonly type: 'editor.opened' | 'address.opened' }
>;

export interface MenuEditor extends OwnMenuActions {
  /** Goes to the native dialog, which opens and closes with the process. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly view: 'closed' | 'reading' | 'unreadable' | 'writing';
  readonly values: MenuValues;
  /** The most characters of each text. */
  readonly maxText: number;
  /** The card as it is read; a side without words is absent. What is typed comes first, this a moment later. */
  readonly sides: Readonly<Record<'face' | 'back', MenuCardSide | undefined>>;
  /** Whether nobody has written yet. */
  readonly isSample: boolean;
  /** What the address ends in that holds it; absent where no code can. */
  readonly fragment: string | undefined;
  /** Whether no code can hold it as it is. */
  readonly isWrong: boolean;
  readonly wrongPrices: readonly PriceField[];
  /** What is to be said of it. */
  readonly news: 'ready' | 'shareFailed' | ShareMethod | undefined;
}

/** What can be done with it; the same functions from render to render. */
interface OwnMenuActions {
  change(field: MenuField, value: string): void;
  write(): void;
  leave(): void;
  share(way: ShareMethod): void;
}

/** The menu that the visitor writes or reads. Suspends until its code is there. */
export function useMenuEditor(request: MenuEditorRequest): MenuEditor {
  const actor = use(useSite().loadOwnMenu());
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
    maxText: maxMenuText,
    isSample: useSelector(actor, (snapshot) => snapshot.hasTag('sample')),
    isWrong: useSelector(actor, (snapshot) => snapshot.matches({ menu: { writing: 'wrong' } })),
    wrongPrices: wrongPrices(values),
    news: useSelector(actor, (snapshot) => {
      if (snapshot.matches({ menu: 'ready' })) return 'ready';
      if (snapshot.matches({ menu: 'shareFailed' })) return 'shareFailed';
      return snapshot.matches({ menu: 'shared' }) ? snapshot.context.way : undefined;
    }),
  };
}

function actionsOf(actor: OwnMenuActor): OwnMenuActions {
  return {
    change: (field, value) => actor.send({ type: 'field.changed', field, value }),
    write: () => actor.send({ type: 'editor.opened' }),
    leave: () => actor.send({ type: 'editor.closed' }),
    share: (way) => actor.send({ type: 'share.requested', way }),
  };
}
