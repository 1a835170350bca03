import { assign, setup } from 'xstate';

export interface KeyTyped {
  readonly type: 'key.typed';
  readonly character: string;
  /** Labels of the items in order; `undefined` for a disabled item. */
  readonly labels: readonly (string | undefined)[];
  /** Index of the active item; -1 for none. */
  readonly activeIndex: number;
}

export interface TypeaheadContext {
  /** Keys typed with less than a second between them. */
  readonly buffer: string;
  /** Item for the last key, if any. */
  readonly match: number | undefined;
}

/**
 * Type-ahead in a menu: letters move to the item that starts with them, and repeating one letter cycles through the
 * items. `can` returns whether a key is handled; Space counts only inside a word, because it activates an item
 * otherwise. Source: docs/specification.md, section 9; ARIA authoring practices, Menu.
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
  delays: { resetDelay: 1000 },
}).createMachine({
  id: 'typeahead',
  context: { buffer: '', match: undefined },
  initial: 'empty',
  states: {
    empty: {
      description: 'No key in the last second.',
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
      description: 'Keys are collected.',
      after: { resetDelay: { target: 'empty' } },
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

/** Item that matches a buffer; the search wraps around from the active item or the one after it. */
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

/** Ignores case and Unicode normalization, and does not depend on the page's language. */
function folded(text: string): string {
  return text.trimStart().normalize('NFC').toLowerCase();
}
