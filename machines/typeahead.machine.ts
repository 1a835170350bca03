import { assign, enqueueActions, setup } from 'xstate';

export interface KeyTyped {
  readonly type: 'key.typed';
  readonly character: string;
  /** What the items read, in order; `undefined` for one that is disabled. */
  readonly labels: readonly (string | undefined)[];
  /** Which item is active, from 0; -1 for none. */
  readonly activeIndex: number;
}

export interface TypeaheadContext {
  /** What was typed, key by key without a second's rest. */
  readonly buffer: string;
}

export type TypeaheadEmitted = { readonly type: 'match.found'; readonly index: number };

/**
 * Type-ahead in a menu: letters bring the item that starts with them. One letter, again and again,
 * goes round the items that start with it. A key is ours exactly if `can` says so; a Space counts only
 * inside of a word, otherwise it presses the item. Source: specification, section 9; ARIA practices, Menu.
 */
export const typeaheadMachine = setup({
  types: {
    context: {} as TypeaheadContext,
    events: {} as KeyTyped,
    emitted: {} as TypeaheadEmitted,
  },
  guards: {
    isCharacter: (_, { character }: KeyTyped) => [...character].length === 1,
    isFirstCharacter: (_, { character }: KeyTyped) =>
      [...character].length === 1 && character.trim() !== '',
  },
  actions: {
    add: assign(({ context }, { character }: KeyTyped) => ({ buffer: context.buffer + character })),
    emitMatch: enqueueActions(({ context, enqueue }, { labels, activeIndex }: KeyTyped) => {
      const index = indexOfMatch(context.buffer, labels, activeIndex);
      if (index !== undefined) enqueue.emit({ type: 'match.found', index });
    }),
    empty: assign({ buffer: '' }),
  },
  delays: { rest: 1000 },
}).createMachine({
  id: 'typeahead',
  context: { buffer: '' },
  initial: 'empty',
  states: {
    empty: {
      description: 'Nothing was typed in the last second.',
      entry: 'empty',
      on: {
        'key.typed': {
          guard: { type: 'isFirstCharacter', params: ({ event }) => event },
          target: 'typing',
          actions: [
            { type: 'add', params: ({ event }) => event },
            { type: 'emitMatch', params: ({ event }) => event },
          ],
        },
      },
    },
    typing: {
      description: 'A word is being typed.',
      after: { rest: { target: 'empty' } },
      on: {
        'key.typed': {
          guard: { type: 'isCharacter', params: ({ event }) => event },
          target: 'typing',
          reenter: true,
          actions: [
            { type: 'add', params: ({ event }) => event },
            { type: 'emitMatch', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});

/** The item that a buffer means; the search goes round once, from the active item or from the one after it. */
function indexOfMatch(
  buffer: string,
  labels: KeyTyped['labels'],
  activeIndex: number,
): number | undefined {
  const typed = folded(buffer);
  const [first = ''] = typed;
  const isOneLetter = typed === first.repeat([...typed].length);
  const prefix = isOneLetter ? first : typed;
  const start = Math.max(0, isOneLetter ? activeIndex + 1 : activeIndex);
  return labels
    .map((_, step) => (start + step) % labels.length)
    .find((index) => folded(labels[index] ?? '').startsWith(prefix));
}

/** Small and large letters, composed and decomposed, are alike; the language of the page plays no part. */
function folded(text: string): string {
  return text.trimStart().normalize('NFC').toLowerCase();
}
