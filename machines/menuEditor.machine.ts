import { assign, fromPromise, setup } from 'xstate';
import { decodeMenu, encodeMenu } from './menuCode';
import { cutText, emptyMenu, isBlankMenu, type MenuField, type MenuValues } from './menuValues';

/** Share method: system share sheet, clipboard, or print. */
export type ShareMethod = 'sheet' | 'clipboard' | 'paper';

export interface ShareRequest {
  readonly way: ShareMethod;
  /** Fragment of the address that encodes the menu. */
  readonly fragment: string;
}

export interface MenuEditorContext {
  readonly values: MenuValues;
  /** The last decoded fragment; it never overwrites later input. */
  readonly read: string;
  readonly way: ShareMethod;
}

interface FieldChange {
  readonly type: 'field.changed';
  readonly field: MenuField;
  readonly value: string;
}

export type MenuEditorEvent =
  | FieldChange
  | { readonly type: 'editor.opened' }
  | { readonly type: 'editor.closed' }
  | { readonly type: 'address.opened'; readonly fragment: string }
  | { readonly type: 'share.requested'; readonly way: ShareMethod };

/**
 * The menu that a visitor writes on the hero's card, or opens from an address. It is stored only here and in the
 * fragment. Source: docs/specification.md, section 2. Actor: `share(request)` resolves after the menu was shared,
 * with `false` if the visitor cancelled.
 */
export const menuEditorMachine = setup({
  types: {
    context: {} as MenuEditorContext,
    events: {} as MenuEditorEvent,
    tags: {} as 'sample' | 'coded',
  },
  actors: {
    share: fromPromise<boolean, ShareRequest>(async () => true),
  },
  guards: {
    isReadable: (_, fragment: string) => decodeMenu(fragment) !== undefined,
    isKnown: ({ context }, fragment: string) => context.read === fragment,
    isBlank: ({ context }) => isBlankMenu(context.values),
    isEncodable: ({ context }) => encodeMenu(context.values) !== undefined,
    wasShared: (_, isPassedOn: boolean) => isPassedOn,
  },
  actions: {
    change: assign(({ context }, { field, value }: FieldChange) => ({
      values: { ...context.values, [field]: cutText(value) },
    })),
    take: assign((_, fragment: string) => ({
      values: decodeMenu(fragment) ?? emptyMenu,
      read: fragment,
    })),
    choose: assign((_, way: ShareMethod) => ({ way })),
  },
  delays: { debounce: 1000 },
}).createMachine({
  id: 'menuEditor',
  context: { values: emptyMenu, read: '', way: 'clipboard' },
  type: 'parallel',
  states: {
    view: {
      description: 'The current view.',
      initial: 'closed',
      on: {
        'address.opened': [
          { guard: { type: 'isKnown', params: ({ event }) => event.fragment } },
          {
            guard: { type: 'isReadable', params: ({ event }) => event.fragment },
            target: '.reading',
          },
          { target: '.unreadable' },
        ],
      },
      states: {
        closed: {
          description: 'The page, with the sample card in the hero.',
          on: { 'editor.opened': { target: 'writing' } },
        },
        reading: {
          description: 'The menu of an address fills the window.',
          on: {
            'editor.opened': { target: 'writing' },
            'editor.closed': { target: 'closed' },
          },
        },
        unreadable: {
          description: 'The address has no valid menu: the sample is shown, with a message.',
          on: {
            'editor.opened': { target: 'writing' },
            'editor.closed': { target: 'closed' },
          },
        },
        writing: {
          description: 'The card is being edited.',
          on: { 'editor.closed': { target: 'closed' } },
        },
      },
    },
    menu: {
      description: 'The state of the menu.',
      initial: 'sample',
      on: {
        'field.changed': {
          target: '.writing',
          actions: { type: 'change', params: ({ event }) => event },
        },
        'share.requested': {
          guard: 'isEncodable',
          target: '.sharing',
          actions: { type: 'choose', params: ({ event }) => event.way },
        },
        'address.opened': [
          { guard: { type: 'isKnown', params: ({ event }) => event.fragment } },
          {
            guard: { type: 'isReadable', params: ({ event }) => event.fragment },
            target: '.ready',
            actions: { type: 'take', params: ({ event }) => event.fragment },
          },
        ],
      },
      states: {
        sample: {
          description: 'Nothing has been written: the card shows the sample.',
          tags: 'sample',
        },
        writing: {
          description: 'The visitor has written something.',
          initial: 'checking',
          states: {
            checking: {
              description: 'Checks whether the menu is empty and can be encoded.',
              always: [
                { guard: 'isBlank', target: '#menuEditor.menu.sample' },
                { guard: 'isEncodable', target: 'coded' },
                { target: 'wrong' },
              ],
            },
            wrong: { description: 'A price is invalid, or the menu is too long to encode.' },
            coded: {
              description: 'Encodable; the announcement is debounced.',
              tags: 'coded',
              after: { debounce: { target: '#menuEditor.menu.ready' } },
            },
          },
        },
        ready: { description: 'Encodable and announced.', tags: 'coded' },
        sharing: {
          description: 'Being shared.',
          tags: 'coded',
          invoke: {
            src: 'share',
            input: ({ context }) => ({
              way: context.way,
              fragment: encodeMenu(context.values) ?? '',
            }),
            onDone: [
              {
                guard: { type: 'wasShared', params: ({ event }) => event.output },
                target: 'shared',
              },
              { target: 'ready' },
            ],
            onError: { target: 'shareFailed' },
          },
        },
        shared: { description: 'Shared.', tags: 'coded' },
        shareFailed: { description: 'Sharing failed or was cancelled.', tags: 'coded' },
      },
    },
  },
});
