import { assign, fromPromise, setup } from 'xstate';
import { defineModel } from 'xstate-workbench';

/** A list that is loaded, and that can be loaded again after a failure. */
const listMachine = setup({
  types: {
    context: {} as { readonly names: readonly string[] },
    events: {} as { readonly type: 'retried' },
  },
  actors: { load: fromPromise<readonly string[]>(async () => []) },
  actions: {
    keep: assign({ names: (_, { names }: { readonly names: readonly string[] }) => names }),
  },
}).createMachine({
  id: 'list',
  context: { names: [] },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: {
          target: 'loaded',
          actions: { type: 'keep', params: ({ event }) => ({ names: event.output }) },
        },
        onError: 'failed',
      },
    },
    loaded: {},
    failed: { on: { retried: 'loading' } },
  },
});

export const listModel = defineModel({
  machine: listMachine,
  ports: { load: 'promise' },
  scenarios: { 'on the page': { starts: 'loading' } },
  steps: {
    'names load': { done: 'load', output: ['Dana', 'Noam'] },
    'the request fails': { fail: 'load' },
    retry: { events: [{ type: 'retried' }] },
  },
  project: ({ context, value }) => ({ status: value, names: context.names }),
  states: {
    loading: {
      projection: { status: 'loading', names: [] },
      activeActors: { load: undefined },
      on: { 'names load': 'loaded', 'the request fails': 'failed' },
    },
    loaded: { projection: { status: 'loaded', names: ['Dana', 'Noam'] } },
    failed: { projection: { status: 'failed', names: [] }, on: { retry: 'loading' } },
  },
});
