import fc from 'fast-check';
import { createActor, SimulatedClock } from 'xstate';
import { typeaheadMachine } from '../../machines/typeahead.machine';
import { must, property, same } from './property';

const letter = fc.constantFrom('a', 'b', 'A', 'é', 'ע', '🍕', ' ', '.', 'Enter', '', '\u0301');
const label = fc.option(
  fc.array(fc.constantFrom('a', 'B', 'b', 'é', 'E\u0301', 'ע', '🍕', ' ', '.'), { maxLength: 4 }),
  { nil: undefined },
);
const run = fc.record({
  labels: fc.array(label, { maxLength: 6 }).map((all) => all.map((parts) => parts?.join(''))),
  active: fc.integer({ min: -1, max: 5 }),
  keys: fc.array(fc.tuple(letter, fc.constantFrom(0, 1, 500, 999, 1000, 5000)), { maxLength: 8 }),
});

/** Source: specification, section 9; ARIA practices, Menu. */
export const typeaheadProperties = [
  property(
    '[S9] any keys bring an item that begins with what was typed within the second, the next one round',
    run,
    ({ labels, active, keys }) => {
      const clock = new SimulatedClock();
      const actor = createActor(typeaheadMachine, { clock }).start();
      let activeIndex = Math.min(active, labels.length - 1);
      let typed = '';
      let idle = 0;
      for (const [character, pause] of keys) {
        actor.send({ type: 'key.typed', character, labels, activeIndex });
        const isTaken = [...character].length === 1 && (typed !== '' || character.trim() !== '');
        if (isTaken) {
          typed += character;
          idle = 0;
        }
        const { buffer, match } = actor.getSnapshot().context;
        same('what was typed', buffer, typed);
        if (isTaken) {
          same('the item', match, firstMatch(labels, typed, activeIndex));
          must(match === undefined || labels[match] !== undefined, 'an item that is disabled');
          activeIndex = match ?? activeIndex;
        }
        clock.increment(pause);
        idle += pause;
        if (idle >= 1000) typed = '';
        same('what is left of it', actor.getSnapshot().context.buffer, typed);
      }
      actor.stop();
    },
  ),
];

/** Looks at one item after the other, beginning with the active one, or behind it for a single letter. */
function firstMatch(
  labels: readonly (string | undefined)[],
  typed: string,
  activeIndex: number,
): number | undefined {
  const plain = (text: string) => text.trimStart().normalize('NFC').toLowerCase();
  const letters = [...plain(typed)];
  const isOne = letters.every((one) => one === letters[0]);
  const wanted = isOne ? (letters[0] ?? '') : letters.join('');
  const first = Math.max(0, isOne ? activeIndex + 1 : activeIndex);
  for (let step = 0; step < labels.length; step += 1) {
    const index = (first + step) % labels.length;
    if (plain(labels[index] ?? '').startsWith(wanted)) return index;
  }
  return undefined;
}
