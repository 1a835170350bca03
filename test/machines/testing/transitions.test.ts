import { and, createActor, fromPromise, not, or, setup } from 'xstate';
import {
  guardName,
  transitionId,
  transitionsIn,
  transitionsOf,
} from '../../../machines/testing/transitions';

const machine = setup({
  actors: { load: fromPromise(async () => {}) },
  guards: { isFine: () => true },
  delays: { rest: 1000 },
}).createMachine({
  id: 'm',
  initial: 'one',
  on: { stop: { target: '.two', reenter: true } },
  states: {
    one: {
      invoke: { src: 'load', onDone: 'two', onError: 'two' },
      on: { go: [{ guard: not('isFine'), target: 'two' }, {}] },
      after: { rest: 'two', 300: 'two' },
    },
    two: { always: { guard: 'isFine', target: 'three' } },
    three: { initial: 'four', states: { four: { type: 'final' } }, onDone: 'one' },
  },
});

test('[Models] transitions have ids, and triggers in words', () => {
  const all = transitionsOf(machine);
  expect(all.map(({ id, trigger }) => `${id} ${trigger.replaceAll('\u00a0', ' ')}`)).toEqual([
    'm--stop[]#0 stop',
    'm.one--go[not isFine]#0 go',
    'm.one--go[]#1 go',
    'm.one--xstate.done.actor.0.m.one[]#0 done: load',
    'm.one--xstate.error.actor.0.m.one[]#0 error: load',
    'm.one--xstate.after.300.m.one[]#0 after 300 ms',
    'm.one--xstate.after.rest.m.one[]#0 after rest 1 000 ms',
    'm.two--[isFine]#0 always',
    'm.three--xstate.done.state.m.three[]#0 done: three',
  ]);
  const forbidden = all.filter(({ isForbidden }) => isForbidden);
  expect(forbidden.map(({ id }) => id)).toEqual(['m.one--go[]#1']);
});

test('[Models] inspected transitions have the same id, and the initial one has none', () => {
  const seen: (string | undefined)[] = [];
  const actor = createActor(machine, {
    inspect: (event) => {
      seen.push(...transitionsIn(event).map(transitionId));
    },
  });
  actor.start();
  for (const type of ['go', 'stop'] as const) actor.send({ type });
  actor.stop();
  expect(seen).toEqual(['m.one--go[]#1', 'm--stop[]#0', 'm.two--[isFine]#0', expect.anything()]);
  expect(transitionId(machine.root.initial)).toBeUndefined();
});

test.each([
  [not({ type: 'a', params: { b: 1 } }), 'not a'],
  [and(['a', not('b')]), 'a and not b'],
  [or(['a', 'b']), 'a or b'],
  [() => true, 'inline'],
  // As after minification.
  [Object.defineProperty(not('a'), 'name', { value: 'b2' }), 'not a'],
])('[Models] names combined guards by their parts: %#', (guard, name) => {
  expect(guardName(guard)).toBe(name);
});
