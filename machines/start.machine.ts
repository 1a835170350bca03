import { emit, type MachineContext, setup } from 'xstate';
import { type StartEffect, type StartEvent, startTable } from './startTable';

type Event = { readonly type: StartEvent };
type Emitted = { readonly type: StartEffect };

const effect = (type: StartEffect) =>
  emit<MachineContext, Event, undefined, Event, Emitted>({ type });

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
}).createMachine(startTable);
