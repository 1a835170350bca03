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
  actions: { tell: () => {} },
  delays: { rest: 1000, computed: () => 5 },
}).createMachine({
  id: 'm',
  initial: 'one',
  on: { stop: { target: '.two', reenter: true } },
  states: {
    one: {
      invoke: { src: 'load', onDone: 'two', onError: { actions: 'tell' } },
      on: { go: [{ guard: not('isFine'), target: 'two' }, { actions: 'tell' }], stop: {} },
      after: { rest: 'two', 300: 'two', computed: 'two' },
    },
    two: { always: { guard: 'isFine', target: 'three' } },
    three: { initial: 'four', states: { four: { type: 'final' } }, onDone: 'two' },
  },
});

const transitions = transitionsOf(machine);

describe('The transitions of a machine', () => {
  test('have ids with source, event, guard and index', () => {
    expect(transitions.map(({ id }) => id)).toEqual([
      'm--stop[]#0',
      'm.one--go[not isFine]#0',
      'm.one--go[]#1',
      'm.one--stop[]#0',
      'm.one--xstate.done.actor.0.m.one[]#0',
      'm.one--xstate.error.actor.0.m.one[]#0',
      'm.one--xstate.after.300.m.one[]#0',
      'm.one--xstate.after.rest.m.one[]#0',
      'm.one--xstate.after.computed.m.one[]#0',
      'm.two--[isFine]#0',
      'm.three--xstate.done.state.m.three[]#0',
    ]);
  });

  test('have triggers', () => {
    expect(transitions.map(({ trigger }) => trigger)).toEqual([
      'stop',
      'go',
      'go',
      'stop',
      'done: load',
      'error: load',
      'after 300\u00a0ms',
      'after rest 1\u00a0000\u00a0ms',
      'after computed',
      'always',
      'done: three',
    ]);
  });

  test('distinguish forbidden events from internal transitions', () => {
    const forbidden = transitions.filter(({ isForbidden }) => isForbidden);
    expect(forbidden.map(({ id }) => id)).toEqual(['m.one--stop[]#0']);
  });

  test('have targets', () => {
    const [stop, , answered] = transitions;
    expect(stop).toMatchObject({ targets: ['m.two'], actions: [] });
    expect(answered).toMatchObject({ targets: [], actions: ['tell'] });
  });
});

test('gives inspected transitions the same id, and none to the initial one', () => {
  const seen: (string | undefined)[] = [];
  const actor = createActor(machine.provide({ actions: { tell: () => {} } }), {
    inspect: (event) => {
      seen.push(...transitionsIn(event).map(transitionId));
    },
  });
  actor.start();
  for (const type of ['go', 'stop'] as const) actor.send({ type });
  actor.stop();
  expect(seen).toEqual(['m.one--go[]#1', 'm.one--stop[]#0']);
  expect(transitionId(machine.root.initial)).toBeUndefined();
});

test.each([
  [not('a'), 'not a'],
  [not({ type: 'a', params: { b: 1 } }), 'not a'],
  [and(['a', not('b')]), 'a and not b'],
  [or(['a', 'b']), 'a or b'],
  [() => true, 'inline'],
])('names combined guards by their parts: %#', (guard, name) => {
  expect(guardName(guard)).toBe(name);
});

test('recognizes combined guards without function names, as after minification', () => {
  const guard = not('a');
  Object.defineProperty(guard, 'name', { value: 'b2' });
  expect(guardName(guard)).toBe('not a');
});
