import { emit, type MachineContext, setup } from 'xstate';
import { byField } from './formRules';
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

const states = byField(Object.keys(startTable) as StartState[], (state) => ({
  description: descriptions[state],
  on: Object.fromEntries(
    Object.entries(startTable[state]).map(([event, [target, ...actions]]) => [
      event,
      { ...(target !== state && { target }), actions },
    ]),
  ),
}));

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
}).createMachine({ id: 'start', initial: 'hidden', states });
