import { and, fromPromise, not, setup } from 'xstate';

/** A machine with everything that a chart draws: regions, loops, guards, delays, and transitions from any state. */
export const townMachine = setup({
  actors: { load: fromPromise(async () => {}) },
  guards: { isLate: () => false, isOpen: () => true },
  actions: { ring: () => {}, sweep: () => {} },
  delays: { rest: 1000 },
}).createMachine({
  id: 'town',
  initial: 'asleep',
  on: { storm: { target: '.asleep', reenter: true }, rain: { actions: 'sweep' } },
  states: {
    asleep: { description: 'The street is empty.', on: { bell: 'awake', rain: {} } },
    awake: {
      type: 'parallel',
      entry: 'ring',
      onDone: 'asleep',
      states: {
        market: {
          initial: 'empty',
          states: {
            empty: {
              on: {
                come: [
                  { guard: 'isLate', target: 'closed' },
                  { guard: and(['isOpen', not('isLate')]), target: 'busy', actions: 'ring' },
                  { actions: 'sweep' },
                ],
              },
            },
            busy: {
              on: { come: { target: 'busy', reenter: true }, leave: 'empty' },
              after: { rest: 'empty' },
            },
            closed: { type: 'final' },
          },
        },
        school: {
          initial: 'opening',
          states: {
            opening: { invoke: { src: 'load', onDone: 'open', onError: 'shut' } },
            open: { tags: 'lesson', on: { bell: 'shut' } },
            shut: { type: 'final' },
          },
        },
      },
    },
  },
});
