import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { toastMachine } from '../../machines/toast.machine';

test('[S4] does not extend a visible toast’s time when it is resumed', () => {
  const clock = new SimulatedClock();
  const toaster = createActor(fromCallback(() => {})).start();
  const input = { id: '1', now: () => clock.now(), toaster };
  const actor = createActor(toastMachine, { clock, input }).start();
  clock.increment(4000);
  actor.send({ type: 'toast.resumed' });
  clock.increment(1000);
  expect(actor.getSnapshot().value).toBe('ended');
});
