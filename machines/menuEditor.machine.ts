import { assign, fromPromise, setup } from 'xstate';
import { encodeMenu } from './menuCode';
import { cutLine, emptyMenu, isBlankMenu, type MenuField, type MenuValues } from './menuValues';

/** Share method: system share sheet, clipboard, print, or a picture of a table tent. */
export type ShareMethod = 'sheet' | 'clipboard' | 'paper' | 'picture';

export interface ShareRequest {
  readonly method: ShareMethod;
  /** Fragment of the address that encodes the menu. */
  readonly fragment: string;
}

export interface MenuEditorContext {
  readonly values: MenuValues;
  readonly method: ShareMethod;
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
  | { readonly type: 'share.requested'; readonly method: ShareMethod };

/**
 * The menu that a visitor writes on the hero's card. It is stored only here and in the fragment of its address. Source:
 * docs/specification.md, section 2. Actor: `share(request)` resolves after the menu was shared, with `false` if the
 * visitor cancelled. Only a share sheet waits for the visitor.
 */
export const menuEditorMachine = setup({
  types: {
    context: {} as MenuEditorContext,
    events: {} as MenuEditorEvent,
    tags: {} as 'sample' | 'shareFailed',
  },
  actors: {
    share: fromPromise<boolean, ShareRequest>(async () => true),
  },
  guards: {
    isBlank: ({ context }) => isBlankMenu(context.values),
    isEncodable: ({ context }) => encodeMenu(context.values) !== undefined,
    isWithoutVisitor: ({ context }) => context.method !== 'sheet',
    wasShared: (_, isShared: boolean) => isShared,
  },
  actions: {
    change: assign(({ context }, { field, value }: FieldChange) => ({
      values: { ...context.values, [field]: cutLine(value) },
    })),
    setMethod: assign((_, method: ShareMethod) => ({ method })),
  },
  delays: { debounce: 1000, timeout: 5000 },
}).createMachine({
  id: 'menuEditor',
  context: { values: emptyMenu, method: 'clipboard' },
  type: 'parallel',
  states: {
    view: {
      description: 'The current view.',
      initial: 'closed',
      states: {
        closed: {
          description: 'The page, with the sample card in the hero.',
          on: { 'editor.opened': { target: 'editing' } },
        },
        editing: {
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
          target: '.changed',
          actions: { type: 'change', params: ({ event }) => event },
        },
        'share.requested': {
          guard: 'isEncodable',
          target: '.sharing',
          actions: { type: 'setMethod', params: ({ event }) => event.method },
        },
      },
      states: {
        sample: {
          description: 'Nothing has been written: the card shows the sample.',
          tags: 'sample',
        },
        changed: {
          description: 'The visitor has typed something that no status message has covered yet.',
          initial: 'checking',
          states: {
            checking: {
              description: 'Checks whether the menu is empty and can be encoded.',
              always: [
                { guard: 'isBlank', target: '#menuEditor.menu.sample' },
                { guard: 'isEncodable', target: 'encodable' },
                { target: 'invalid' },
              ],
            },
            invalid: { description: 'A price is invalid, or the menu is too long to encode.' },
            encodable: {
              description:
                'Fits into a code. After a debounce, a status message says that the code is ready.',
              after: { debounce: { target: '#menuEditor.menu.ready' } },
            },
          },
        },
        ready: { description: 'The code is ready, and a status message has said so.' },
        sharing: {
          description: 'Being shared.',
          initial: 'waiting',
          invoke: {
            src: 'share',
            input: ({ context }) => ({
              method: context.method,
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
          states: {
            waiting: {
              description: 'Waits for the browser, and at a share sheet for the visitor.',
              after: { timeout: { guard: 'isWithoutVisitor', target: 'unanswered' } },
            },
            unanswered: {
              description:
                'Reported as failed, because the browser is silent. A late answer counts.',
              tags: 'shareFailed',
            },
          },
        },
        shared: { description: 'Shared.' },
        shareFailed: { description: 'Sharing failed.', tags: 'shareFailed' },
      },
    },
  },
});
