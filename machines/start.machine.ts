import { emit, type MachineContext, setup } from 'xstate';
import { type StartEffect, type StartEvent, type StartState, startTable } from './startTable';

type Event = { readonly type: StartEvent };
type Emitted = { readonly type: StartEffect };

const effect = (type: StartEffect) =>
  emit<MachineContext, Event, undefined, Event, Emitted>({ type });

/** Apart from the table, because the boot script has no use for them. */
const descriptions: Readonly<Record<StartState, string>> = {
  hidden: 'The page may be prerendering: nothing is requested, counted or started.',
  waiting: 'The exported page works alone. The code is prefetched when the browser is idle.',
  leaving: 'A link is pressed: the next page has the processor for itself.',
  starting: 'Code is evaluated, and React hydrates. Discrete events do not reach React.',
  failed: 'The exported page stays. Interactions are frequent, so the next attempt waits.',
  pressed: 'A control was pressed after a failure: the next attempt needs no interaction.',
  live: 'React handles every event, and the machines run.',
};

const described = <State extends StartState>(state: State) => ({
  ...startTable.states[state],
  description: descriptions[state],
});

/** The start of an exported page, for models and charts. An emitted event stands for an effect of the boot script. */
export const startMachine = setup({
  types: { events: {} as Event, emitted: {} as Emitted },
  actions: {
    prepare: effect('prepare'),
    load: effect('load'),
    queue: effect('queue'),
    awaitNavigation: effect('awaitNavigation'),
    release: effect('release'),
    recover: effect('recover'),
    closeDialogs: effect('closeDialogs'),
  },
}).createMachine({
  ...startTable,
  states: {
    hidden: described('hidden'),
    waiting: described('waiting'),
    leaving: described('leaving'),
    starting: described('starting'),
    failed: described('failed'),
    pressed: described('pressed'),
    live: described('live'),
  },
});
