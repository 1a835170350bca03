import { createActor, SimulatedClock } from 'xstate';
import { toasterMachine } from '../../machines/toaster.machine';

const [a, b, c] = ['contactSent', 'reviewsFailed', 'reviewSent'] as const;

function start() {
  const clock = new SimulatedClock();
  const input = { now: () => clock.now(), isWindowFocused: true };
  const toaster = createActor(toasterMachine, { clock, input }).start();
  return { clock, toaster, context: () => toaster.getSnapshot().context };
}

test('[S4] shows queued toasts in order', () => {
  const { clock, toaster, context } = start();
  for (const kind of [a, b, c]) toaster.send({ type: 'toast.added', kind });
  for (const kind of [a, b, c]) {
    expect(context().visible?.kind).toBe(kind);
    clock.increment(5000);
  }
});

test('[S4] removes a dismissed toast from memory after 1,000,000 ms', () => {
  const { clock, toaster } = start();
  toaster.send({ type: 'toast.added', kind: a });
  toaster.send({ type: 'toast.dismissed' });
  const children = () => Object.keys(toaster.getSnapshot().children);
  expect(children()).toHaveLength(1);
  clock.increment(1_000_000);
  expect(children()).toEqual([]);
});
