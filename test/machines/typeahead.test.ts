import { createActor, SimulatedClock } from 'xstate';
import { type KeyTyped, typeaheadMachine } from '../../machines/typeahead.machine';

const menu = ['Apple', 'Banana', 'Blue plum', undefined, 'Blueberry', 'cherry'];

function start(labels: KeyTyped['labels'] = menu, active = -1) {
  const actor = createActor(typeaheadMachine, { clock: new SimulatedClock() }).start();
  let activeIndex = active;
  return {
    /** Types, moves to each match as a menu does, and returns the active index after each key. */
    type: (...characters: readonly string[]) =>
      characters.map((character) => {
        actor.send({ type: 'key.typed', character, labels, activeIndex });
        activeIndex = actor.getSnapshot().context.match ?? activeIndex;
        return activeIndex;
      }),
  };
}

test('[S9] moves to the next item with the letter, ignoring case', () => {
  expect(start().type('b')).toEqual([1]);
  expect(start().type('B')).toEqual([1]);
  expect(start().type('C')).toEqual([5]);
});

test('[S9] cycles through items with the same letter', () => {
  expect(start().type('b', 'b', 'b', 'B')).toEqual([1, 2, 4, 1]);
});

test('[S9] searches after the active item, and wraps around', () => {
  expect(start(menu, 4).type('b')).toEqual([1]);
});

test('[S9] stays on the only item with the letter', () => {
  expect(start(menu, 0).type('a')).toEqual([0]);
});

test('[S9] searches for a word from the active item on', () => {
  expect(start().type(...'bl')).toEqual([1, 2]);
  expect(start().type(...'blueb')).toEqual([1, 2, 2, 2, 4]);
});

test('[S9] skips disabled items', () => {
  expect(start(['b one', undefined, 'b two']).type('b', 'b', 'b')).toEqual([0, 2, 0]);
  expect(start([undefined]).type('b')).toEqual([-1]);
  expect(start([]).type('b')).toEqual([-1]);
});

test('[S9] accepts a Space inside a word', () => {
  expect(
    start(['Blue', 'Blue plum'])
      .type(...'blue p')
      .at(-1),
  ).toBe(1);
});

test.each(['Enter', ''])('[S9] ignores %j', (character) => {
  expect(start().type(character, 'b', character, 'l')).toEqual([-1, 1, 1, 2]);
});

test('[S9] matches Hebrew, accents and supplementary characters', () => {
  const labels = ['English', 'עברית', 'ערבית', 'E\u0301clair', '🍕 Pizza'];
  expect(start(labels).type('ע', 'ר')).toEqual([1, 2]);
  expect(start(labels).type('ע', 'ע', 'ע')).toEqual([1, 2, 1]);
  expect(start(labels).type('É')).toEqual([3]);
  expect(start(labels).type('🍕', '🍕')).toEqual([4, 4]);
});
