import { and, createActor, fromPromise, not, or, setup } from 'xstate';
import { machines } from '../../src/models/machines';
import { guardName } from '../../src/models/names';
import { transitionId, transitionsOf } from '../../src/models/transitions';

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

describe('[House] The transitions of a machine', () => {
  test('are each named by source, event, guard and place among those for the event', () => {
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

  test('say what makes them come about', () => {
    expect(transitions.map(({ trigger }) => trigger)).toEqual([
      { kind: 'event', type: 'stop' },
      { kind: 'event', type: 'go' },
      { kind: 'event', type: 'go' },
      { kind: 'event', type: 'stop' },
      { kind: 'done', of: 'load' },
      { kind: 'error', of: 'load' },
      { kind: 'after', ms: 300 },
      { kind: 'after', name: 'rest', ms: 1000 },
      { kind: 'after', name: 'computed' },
      { kind: 'always' },
      { kind: 'done', of: 'three' },
    ]);
  });

  test('tell a forbidden event from one that is answered in place', () => {
    const forbidden = transitions.filter(({ isForbidden }) => isForbidden);
    expect(forbidden.map(({ id }) => id)).toEqual(['m.one--stop[]#0']);
  });

  test('say where they lead, and whether a state is entered anew', () => {
    const [stop, , answered] = transitions;
    expect(stop).toMatchObject({ targets: ['m.two'], reenters: true, actions: [] });
    expect(answered).toMatchObject({ targets: [], reenters: false, actions: ['tell'] });
  });
});

test('[House] A transition that an inspector sees has the same name; one that starts a machine has none', () => {
  const seen: (string | undefined)[] = [];
  const actor = createActor(machine.provide({ actions: { tell: () => {} } }), {
    inspect: (event) => {
      if (event.type === '@xstate.microstep') seen.push(...event._transitions.map(transitionId));
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
])('[House] The name of a combined guard says of what: %#', (guard, name) => {
  expect(guardName(guard)).toBe(name);
});

test('[House] A combined guard is known without the names of functions, as after minifying', () => {
  const guard = not('a');
  Object.defineProperty(guard, 'name', { value: 'b2' });
  expect(guardName(guard)).toBe('not a');
});

test('[House] No two transitions of our machines share a name', () => {
  for (const one of Object.values(machines)) {
    const ids = transitionsOf(one).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
