import { assign, emit, setup } from 'xstate';
import { defineModel } from '../../../machines/testing/defineModel';

/** A lamp that goes out by itself, and that remembers the rest of its time while it is held. */
export const lampMachine = setup({
  types: {
    context: {} as { readonly left: number; readonly since: number; readonly now: () => number },
    input: {} as { readonly now: () => number },
    events: {} as { readonly type: 'pressed' | 'held' | 'released' },
    emitted: {} as { readonly type: 'lamp.lit' },
  },
  actions: {
    start: assign({ since: ({ context }) => context.now() }),
    keep: assign({ left: ({ context }) => context.left - (context.now() - context.since) }),
    refill: assign({ left: 5000 }),
    tell: emit({ type: 'lamp.lit' }),
  },
  delays: { left: ({ context }) => context.left },
}).createMachine({
  id: 'lamp',
  context: ({ input: { now } }) => ({ left: 5000, since: 0, now }),
  initial: 'off',
  states: {
    off: { on: { pressed: { target: 'on', actions: ['refill', 'tell'] } } },
    on: {
      entry: 'start',
      on: { pressed: 'off', held: { target: 'held', actions: 'keep' } },
      after: { left: 'off' },
    },
    held: { on: { released: 'on' } },
  },
});

export const lampModel = defineModel({
  machine: lampMachine,
  scenarios: { 'at night': { starts: 'off', input: ({ now }) => ({ now }) } },
  steps: {
    press: { events: [{ type: 'pressed' }] },
    hold: { events: [{ type: 'held' }] },
    release: { events: [{ type: 'released' }] },
    'two seconds pass': { wait: 2000 },
    'three seconds pass': { wait: 3000 },
    'five seconds pass': { wait: 5000 },
  },
  project: (snapshot) => ({ isOn: !snapshot.matches('off') }),
  states: {
    off: {
      projection: { isOn: false },
      is: 'off',
      on: { press: { to: 'on', emits: [{ type: 'lamp.lit' }] } },
    },
    on: {
      projection: { isOn: true },
      is: 'on',
      onlyListedSteps: true,
      on: {
        press: 'off',
        hold: 'held',
        'two seconds pass': 'three seconds left',
        'five seconds pass': 'off',
      },
    },
    held: { projection: { isOn: true }, is: 'held', on: { release: 'on' } },
    'three seconds left': {
      projection: { isOn: true },
      is: 'on',
      onlyListedSteps: true,
      on: { hold: 'held with three seconds left', 'three seconds pass': 'off' },
    },
    'held with three seconds left': {
      projection: { isOn: true },
      is: 'held',
      on: { release: 'three seconds left' },
    },
  },
});
