import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { type ToastReport, toastMachine } from '../../machines/toast.machine';

function start() {
  const clock = new SimulatedClock();
  const reports: ToastReport[] = [];
  const toaster = createActor(
    fromCallback<ToastReport>(({ receive }) => receive((report) => reports.push(report))),
  ).start();
  const input = { id: '1', now: () => clock.now(), toaster };
  const actor = createActor(toastMachine, { clock, input }).start();
  return { actor, clock, reports, state: () => actor.getSnapshot().value };
}

test('[S4] it shows for 5000 ms', () => {
  const { clock, reports, state } = start();
  clock.increment(4999);
  expect(state()).toEqual({ visible: 'showing' });
  expect(reports).toEqual([]);
  clock.increment(1);
  expect(state()).toBe('dismissed');
  expect(reports).toEqual([{ type: 'toast.ended' }]);
});

test('[S4] dismissed, it is remembered for 1,000,000 ms', () => {
  const { actor, clock, reports } = start();
  actor.send({ type: 'toast.dismissed' });
  clock.increment(999_999);
  expect(actor.getSnapshot().status).toBe('active');
  clock.increment(1);
  expect(actor.getSnapshot().matches('forgotten')).toBe(true);
  expect(actor.getSnapshot().status).toBe('done');
  expect(reports).toEqual([{ type: 'toast.ended' }, { type: 'toast.forgotten', id: '1' }]);
});

test('[S4] paused, its time stands still, and goes on with what was left, each time', () => {
  const { actor, clock, state } = start();
  for (const shown of [1000, 2000]) {
    clock.increment(shown);
    actor.send({ type: 'toast.paused' });
    clock.increment(100_000);
    expect(state()).toEqual({ visible: 'paused' });
    actor.send({ type: 'toast.resumed' });
  }
  clock.increment(1999);
  expect(state()).toEqual({ visible: 'showing' });
  clock.increment(1);
  expect(state()).toBe('dismissed');
});

test('[S4] resumed while it shows, it has no more time than it had', () => {
  const { actor, clock, state } = start();
  clock.increment(4000);
  actor.send({ type: 'toast.resumed' });
  clock.increment(1000);
  expect(state()).toBe('dismissed');
});

test.each([
  ['toast.dismissed', false],
  ['toast.dismissed', true],
  ['toast.swiped', false],
  ['toast.swiped', true],
] as const)('[S4] %s ends it, paused: %s', (type, isPaused) => {
  const { actor, clock, reports, state } = start();
  if (isPaused) actor.send({ type: 'toast.paused' });
  actor.send({ type });
  expect(state()).toBe('dismissed');
  clock.increment(5000);
  actor.send({ type });
  expect(reports).toEqual([{ type: 'toast.ended' }]);
});
