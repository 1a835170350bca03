import fc from 'fast-check';
import { createActor } from 'xstate';
import { startMachine } from '../../machines/start.machine';
import { startModel } from '../../machines/start.model';
import type { StartEffect, StartState } from '../../machines/startTable';
import { runStart } from '../../src/start/runStart';

const events = Object.values(startModel.steps).map(({ events: [event] }) => event);

test('[S2] the boot script and the machine take the same transitions, with the same effects', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (sequence) => {
      const performed: StartEffect[] = [];
      const states: StartState[] = [];
      const note = (effect: StartEffect) => () => performed.push(effect);
      const { send, state } = runStart(
        {
          prepare: note('prepare'),
          load: note('load'),
          queue: note('queue'),
          awaitNavigation: note('awaitNavigation'),
          release: note('release'),
          recover: note('recover'),
          closeDialogs: note('closeDialogs'),
        },
        (changed) => states.push(changed),
      );
      const emitted: StartEffect[] = [];
      const machine = createActor(startMachine);
      machine.on('*', ({ type }) => emitted.push(type));
      machine.start();
      for (const event of sequence) {
        send(event.type);
        machine.send(event);
        expect(state()).toBe(machine.getSnapshot().value);
        expect(states.at(-1) ?? 'hidden').toBe(state());
      }
      expect(performed).toEqual(emitted);
    }),
  );
});
