import { assign, setup } from 'xstate';

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
  /** The item that the last key brings, if it brings one. */
  readonly match: number | undefined;
}

/**
 * Type-ahead in a menu: letters bring the item that starts with them. One letter, again and again,
 * goes round the items that start with it. A key is ours exactly if `can` says so; a Space counts only
 * inside of a word, otherwise it presses the item. Source: specification, section 9; ARIA practices, Menu.
 */
export const typeaheadMachine = setup({
  types: {
    context: {} as TypeaheadContext,
    events: {} as KeyTyped,
  },
  guards: {
    isCharacter: (_, { character }: KeyTyped) => [...character].length === 1,
    isFirstCharacter: (_, { character }: KeyTyped) =>
      [...character].length === 1 && character.trim() !== '',
  },
  actions: {
    add: assign(({ context }, { character, labels, activeIndex }: KeyTyped) => {
      const buffer = context.buffer + character;
      return { buffer, match: indexOfMatch(buffer, labels, activeIndex) };
    }),
    empty: assign({ buffer: '', match: undefined }),
  },
  delays: { rest: 1000 },
}).createMachine({
  id: 'typeahead',
  context: { buffer: '', match: undefined },
  initial: 'empty',
  states: {
    empty: {
      description: 'Nothing was typed in the last second.',
      entry: 'empty',
      on: {
        'key.typed': {
          guard: { type: 'isFirstCharacter', params: ({ event }) => event },
          target: 'typing',
          actions: { type: 'add', params: ({ event }) => event },
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
          actions: { type: 'add', params: ({ event }) => event },
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
