import { createActor, SimulatedClock } from 'xstate';
import { type KeyTyped, typeaheadMachine } from '../../machines/typeahead.machine';

const menu = ['Apple', 'Banana', 'Blue plum', undefined, 'Blueberry', 'cherry'];
const mixed = ['English', 'עברית', 'ערבית', 'E\u0301clair', '🍕 Pizza'];

test.each<[asks: string, labels: KeyTyped['labels'], first: number, typed: string, path: number[]]>(
  [
    ['ignores case', menu, -1, 'C', [5]],
    ['cycles through items with the same letter', menu, -1, 'bbbB', [1, 2, 4, 1]],
    ['searches after the active item, and wraps around', menu, 4, 'b', [1]],
    ['stays on the only item with the letter', menu, 0, 'a', [0]],
    ['searches for a word from the active item on', menu, -1, 'blueb', [1, 2, 2, 2, 4]],
    ['skips disabled items', ['b one', undefined, 'b two'], -1, 'bbb', [0, 2, 0]],
    ['finds nothing in an empty menu', [], -1, 'b', [-1]],
    ['accepts a Space inside a word', ['Blue', 'Blue plum'], -1, 'blue p', [0, 0, 0, 0, 1, 1]],
    ['matches Hebrew', mixed, -1, 'ער', [1, 2]],
    ['matches accents', mixed, -1, 'É', [3]],
    ['matches supplementary characters', mixed, -1, '🍕🍕', [4, 4]],
  ],
)('[S9] %s', (_, labels, first, typed, path) => {
  const actor = createActor(typeaheadMachine, { clock: new SimulatedClock() }).start();
  let activeIndex = first;
  // Moves to each match, as a menu does.
  const taken = [...typed].map((character) => {
    actor.send({ type: 'key.typed', character, labels, activeIndex });
    activeIndex = actor.getSnapshot().context.match ?? activeIndex;
    return activeIndex;
  });
  expect(taken).toEqual(path);
});
