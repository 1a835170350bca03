import { createActor, SimulatedClock } from 'xstate';
import { type KeyTyped, typeaheadMachine } from '../../machines/typeahead.machine';

const menu = ['Apple', 'Banana', 'Blue plum', undefined, 'Blueberry', 'cherry'];

function start(labels: KeyTyped['labels'] = menu) {
  const clock = new SimulatedClock();
  const actor = createActor(typeaheadMachine, { clock });
  actor.start();
  let activeIndex = -1;
  const key = (character: string): KeyTyped => ({
    type: 'key.typed',
    character,
    labels,
    activeIndex,
  });
  return {
    clock,
    can: (character: string) => actor.getSnapshot().can(key(character)),
    activate: (index: number) => {
      activeIndex = index;
    },
    /** Types, follows each match as a menu does, and gives the active index after each key. */
    type: (...characters: readonly string[]) =>
      characters.map((character) => {
        actor.send(key(character));
        activeIndex = actor.getSnapshot().context.match ?? activeIndex;
        return activeIndex;
      }),
    match: () => actor.getSnapshot().context.match,
    buffer: () => actor.getSnapshot().context.buffer,
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
  const typeahead = start();
  typeahead.activate(4);
  expect(typeahead.type('b')).toEqual([1]);
});

test('[S9] a letter that only the active item starts with stays on it', () => {
  const typeahead = start();
  typeahead.activate(0);
  expect(typeahead.type('a')).toEqual([0]);
  expect(typeahead.match()).toBe(0);
});

test('[S9] more letters make a word, looked for from the active item on', () => {
  expect(start().type(...'bl')).toEqual([1, 2]);
  expect(start().type(...'blueb')).toEqual([1, 2, 2, 2, 4]);
});

test('[S9] what matches nothing moves nothing', () => {
  const typeahead = start();
  expect(typeahead.type('b', 'x')).toEqual([1, 1]);
  expect(typeahead.match()).toBeUndefined();
});

test('[S9] a disabled item is passed over', () => {
  expect(start(['b one', undefined, 'b two']).type('b', 'b', 'b')).toEqual([0, 2, 0]);
  expect(start([undefined]).type('b')).toEqual([-1]);
  expect(start([]).type('b')).toEqual([-1]);
});

test('[S9] the buffer is forgotten 1000 ms after the last key', () => {
  const typeahead = start();
  typeahead.type('b');
  typeahead.clock.increment(999);
  typeahead.type('l');
  typeahead.clock.increment(999);
  expect(typeahead.buffer()).toBe('bl');
  typeahead.clock.increment(1);
  expect(typeahead.buffer()).toBe('');
  expect(typeahead.type('c')).toEqual([5]);
});

test('[S9] a Space is ours only inside of a word', () => {
  const typeahead = start();
  expect(typeahead.can(' ')).toBe(false);
  typeahead.type(' ');
  expect(typeahead.buffer()).toBe('');
  typeahead.type(...'blue');
  expect(typeahead.can(' ')).toBe(true);
  expect(typeahead.type(' ', 'p')).toEqual([2, 2]);
  expect(typeahead.buffer()).toBe('blue p');
  typeahead.clock.increment(1000);
  expect(typeahead.can(' ')).toBe(false);
});

test.each(['Enter', 'ArrowDown', ''])('[S9] %j is no character', (character) => {
  const typeahead = start();
  expect(typeahead.can(character)).toBe(false);
  typeahead.type('b');
  expect(typeahead.can(character)).toBe(false);
  expect(typeahead.can('l')).toBe(true);
});

test('[S9] Hebrew, accents and signs outside the basic plane are matched as they are written', () => {
  const labels = ['English', 'עברית', 'ערבית', 'E\u0301clair', '🍕 Pizza'];
  expect(start(labels).type('ע', 'ר')).toEqual([1, 2]);
  expect(start(labels).type('ע', 'ע', 'ע')).toEqual([1, 2, 1]);
  expect(start(labels).type('É')).toEqual([3]);
  expect(start(labels).type('🍕', '🍕')).toEqual([4, 4]);
});
