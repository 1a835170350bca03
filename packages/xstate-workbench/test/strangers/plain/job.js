import { assign, setup } from 'xstate';

/** A job that is tried again after a second. */
export const jobMachine = setup({
  actions: { note: assign({ tries: ({ context }) => context.tries + 1 }) },
}).createMachine({
  id: 'job',
  context: { tries: 0 },
  initial: 'idle',
  states: {
    idle: { on: { queued: { target: 'running', actions: 'note' } } },
    running: { on: { failed: 'idle', finished: 'done' } },
    done: {},
  },
});
