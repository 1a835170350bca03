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

test('[S9] a letter brings the next item that starts with it, small or large', () => {
  expect(start().type('b')).toEqual([1]);
  expect(start().type('B')).toEqual([1]);
  expect(start().type('C')).toEqual([5]);
});

test('[S9] the same letter goes round the items that start with it', () => {
  expect(start().type('b', 'b', 'b', 'B')).toEqual([1, 2, 4, 1]);
});

test('[S9] one letter looks after the active item, and goes round', () => {
  expect(start(menu, 4).type('b')).toEqual([1]);
});

test('[S9] a letter that only the active item starts with stays on it', () => {
  expect(start(menu, 0).type('a')).toEqual([0]);
});

test('[S9] more letters make a word, looked for from the active item on', () => {
  expect(start().type(...'bl')).toEqual([1, 2]);
  expect(start().type(...'blueb')).toEqual([1, 2, 2, 2, 4]);
});

test('[S9] a disabled item is passed over', () => {
  expect(start(['b one', undefined, 'b two']).type('b', 'b', 'b')).toEqual([0, 2, 0]);
  expect(start([undefined]).type('b')).toEqual([-1]);
  expect(start([]).type('b')).toEqual([-1]);
});

test('[S9] a Space inside of a word is looked for', () => {
  expect(
    start(['Blue', 'Blue plum'])
      .type(...'blue p')
      .at(-1),
  ).toBe(1);
});

test.each(['Enter', ''])('[S9] %j is no character', (character) => {
  expect(start().type(character, 'b', character, 'l')).toEqual([-1, 1, 1, 2]);
});

test('[S9] Hebrew, accents and signs outside the basic plane are matched as they are written', () => {
  const labels = ['English', 'עברית', 'ערבית', 'E\u0301clair', '🍕 Pizza'];
  expect(start(labels).type('ע', 'ר')).toEqual([1, 2]);
  expect(start(labels).type('ע', 'ע', 'ע')).toEqual([1, 2, 1]);
  expect(start(labels).type('É')).toEqual([3]);
  expect(start(labels).type('🍕', '🍕')).toEqual([4, 4]);
});
