import { createActor, SimulatedClock } from 'xstate';
import { toasterMachine } from '../../machines/toaster.machine';

test('[S4] removes a dismissed toast from memory after 1,000,000 ms', () => {
  const clock = new SimulatedClock();
  const input = { now: () => clock.now(), isWindowFocused: true };
  const toaster = createActor(toasterMachine, { clock, input }).start();
  toaster.send({ type: 'toast.added', kind: 'contactSent' });
  toaster.send({ type: 'toast.dismissed' });
  const children = () => Object.keys(toaster.getSnapshot().children);
  expect(children()).toHaveLength(1);
  clock.increment(1_000_000);
  expect(children()).toEqual([]);
});
