import { createActor, fromCallback, SimulatedClock } from 'xstate';
import {
  type PauseReason,
  type ToastEvent,
  type ToastReport,
  toastMachine,
} from '../../machines/toast.machine';

const held = (reason: PauseReason): ToastEvent => ({ type: 'toast.held', reason });
const released = (reason: PauseReason): ToastEvent => ({ type: 'toast.released', reason });

function start(reasons: readonly PauseReason[] = []) {
  const clock = new SimulatedClock();
  const reports: string[] = [];
  const toaster = createActor(
    fromCallback<ToastReport>(({ receive }) =>
      receive(({ type, id }) => reports.push(`${id} ${type}`)),
    ),
  ).start();
  const toast = { id: '1', kind: 'reviews.failed', tone: 'error' } as const;
  const now = () => clock.now();
  const actor = createActor(toastMachine, {
    clock,
    input: { ...toast, duration: 5000, reasons, now, toaster },
  }).start();
  return { actor, clock, reports, state: () => actor.getSnapshot().value };
}

test('[S4] it shows for 5000 ms', () => {
  const { clock, reports, state } = start();
  clock.increment(4999);
  expect(state()).toEqual({ visible: 'showing' });
  expect(reports).toEqual([]);
  clock.increment(1);
  expect(state()).toBe('dismissed');
  expect(reports).toEqual(['1 toast.ended']);
});

test('[S4] dismissed, it is remembered for 1,000,000 ms', () => {
  const { actor, clock, reports } = start();
  actor.send({ type: 'toast.dismissed' });
  clock.increment(999_999);
  expect(actor.getSnapshot().status).toBe('active');
  clock.increment(1);
  expect(actor.getSnapshot().matches('forgotten')).toBe(true);
  expect(actor.getSnapshot().status).toBe('done');
  expect(reports).toEqual(['1 toast.ended', '1 toast.forgotten']);
});

test.each(['hover', 'focus', 'window'] as const)(
  '[S4] held by %s its time stands still, and goes on with what was left',
  (reason) => {
    const { actor, clock, state } = start();
    clock.increment(3000);
    actor.send(held(reason));
    expect(state()).toEqual({ visible: 'paused' });
    clock.increment(100_000);
    expect(state()).toEqual({ visible: 'paused' });
    actor.send(released(reason));
    expect(state()).toEqual({ visible: 'showing' });
    clock.increment(1999);
    expect(state()).toEqual({ visible: 'showing' });
    clock.increment(1);
    expect(state()).toBe('dismissed');
  },
);

test('[S4] held twice over, it has what is left after both', () => {
  const { actor, clock, state } = start();
  for (const pause of [1000, 2000]) {
    clock.increment(pause);
    actor.send(held('hover'));
    clock.increment(7000);
    actor.send(released('hover'));
  }
  clock.increment(1999);
  expect(state()).toEqual({ visible: 'showing' });
  clock.increment(1);
  expect(state()).toBe('dismissed');
});

test('[S4] it goes on only when the last reason has gone, however often each came', () => {
  const { actor, state } = start();
  for (const event of [held('hover'), held('focus'), held('hover'), released('window')]) {
    actor.send(event);
  }
  expect(actor.getSnapshot().context.reasons).toEqual(['hover', 'focus']);
  actor.send(released('hover'));
  expect(state()).toEqual({ visible: 'paused' });
  actor.send(released('focus'));
  expect(state()).toEqual({ visible: 'showing' });
});

test('[S4] a release of what does not hold it changes nothing', () => {
  const { actor, clock, state } = start();
  clock.increment(4000);
  actor.send(released('hover'));
  clock.increment(1000);
  expect(state()).toBe('dismissed');
});

test('[S4] held from the start, it has all its time afterwards', () => {
  const { actor, clock, state } = start(['window']);
  expect(state()).toEqual({ visible: 'paused' });
  clock.increment(60_000);
  actor.send(released('window'));
  clock.increment(4999);
  expect(state()).toEqual({ visible: 'showing' });
  clock.increment(1);
  expect(state()).toBe('dismissed');
});

test.each([
  ['toast.dismissed', []],
  ['toast.dismissed', ['hover']],
  ['toast.swiped', []],
  ['toast.swiped', ['hover']],
] as const)('[S4] %s ends it, held by %j', (type, reasons) => {
  const { actor, clock, reports, state } = start(reasons);
  actor.send({ type });
  expect(state()).toBe('dismissed');
  clock.increment(5000);
  actor.send({ type });
  expect(reports).toEqual(['1 toast.ended']);
});
