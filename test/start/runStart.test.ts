import fc from 'fast-check';
import { createActor } from 'xstate';
import { startMachine } from '../../machines/start.machine';
import { startModel } from '../../machines/start.model';
import type { StartState } from '../../machines/startTable';
import { runStart } from '../../src/start/runStart';

const steps = Object.values(startModel.steps);

test('[S2] the boot script and the machine take the same transitions, also after delays', () => {
  jest.useFakeTimers();
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 40 }), (sequence) => {
      const entered: StartState[] = [];
      const { send, state } = runStart((next) => entered.push(next));
      const machine = createActor(startMachine).start();
      for (const step of sequence) {
        const before = state();
        if ('wait' in step) jest.advanceTimersByTime(step.wait);
        else
          for (const event of step.events) {
            send(event.type);
            machine.send(event);
          }
        expect(state()).toBe(machine.getSnapshot().value);
        // A delay may pass more than once.
        if (state() !== before) expect(entered.at(-1)).toBe(state());
      }
      machine.stop();
      jest.clearAllTimers();
    }),
  );
});
