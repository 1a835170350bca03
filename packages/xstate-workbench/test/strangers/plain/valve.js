import { assign, setup } from 'xstate';

/** A valve that counts how often it was opened. */
export const valveMachine = setup({
  actions: { count: assign({ times: ({ context }) => context.times + 1 }) },
}).createMachine({
  id: 'valve',
  context: { times: 0 },
  initial: 'shut',
  states: {
    shut: { on: { turn: { target: 'open', actions: 'count' } } },
    open: { on: { turn: 'shut' } },
  },
});
