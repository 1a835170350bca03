import { createActor, SimulatedClock } from 'xstate';
import { type ToasterEvent, type ToastKind, toasterMachine } from '../../machines/toaster.machine';
import { record } from './record';

const [a, b, c] = ['contactSent', 'reviewsFailed', 'reviewSent'] as const;

function start({ isWindowFocused = true } = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(toasterMachine, {
    clock,
    input: { now: () => clock.now(), isWindowFocused },
  });
  const emitted = record(actor);
  actor.start();
  const add = (kind: ToastKind) => actor.send({ type: 'toast.added', kind });
  return {
    clock,
    emitted,
    add,
    send: (event: ToasterEvent) => actor.send(event),
    children: () => Object.keys(actor.getSnapshot().children).length,
    state: () => actor.getSnapshot(),
    context: () => actor.getSnapshot().context,
    visible: () => actor.getSnapshot().context.visible?.kind,
    remembered: () => actor.getSnapshot().context.dismissed.map(({ kind }) => kind),
    isPaused: () =>
      actor.getSnapshot().context.visible?.actor.getSnapshot().matches({ visible: 'paused' }),
  };
}

test('[S4] a toast is shown at once, told once, and gone after 5000 ms', () => {
  const toaster = start();
  expect(toaster.state().matches('empty')).toBe(true);
  toaster.add(a);
  expect(toaster.state().matches('occupied')).toBe(true);
  toaster.clock.increment(4999);
  expect(toaster.visible()).toBe(a);
  toaster.clock.increment(1);
  expect(toaster.visible()).toBeUndefined();
  expect(toaster.state().matches('empty')).toBe(true);
  expect(toaster.emitted).toEqual([{ type: 'toast.shown', kind: a }]);
});

test('[S4] one at a time: the others follow in order, each with its own full time', () => {
  const toaster = start();
  for (const kind of [a, b, c]) toaster.add(kind);
  expect(toaster.visible()).toBe(a);
  expect(toaster.context().queue).toEqual([b, c]);
  for (const [kind, next] of [
    [a, b],
    [b, c],
    [c, undefined],
  ]) {
    toaster.clock.increment(4999);
    expect(toaster.visible()).toBe(kind);
    toaster.clock.increment(1);
    expect(toaster.visible()).toBe(next);
  }
  expect(toaster.emitted).toEqual([a, b, c].map((kind) => ({ type: 'toast.shown', kind })));
});

test.each(['toast.dismissed', 'toast.swiped'] as const)(
  '[S4] %s ends the visible toast and brings the next',
  (type) => {
    const toaster = start();
    toaster.send({ type });
    toaster.add(a);
    toaster.add(b);
    toaster.clock.increment(4000);
    toaster.send({ type });
    expect(toaster.visible()).toBe(b);
    toaster.clock.increment(4999);
    expect(toaster.visible()).toBe(b);
  },
);

test('[S4] the same message again is a toast of its own, with another id', () => {
  const toaster = start();
  toaster.add(a);
  const first = toaster.context().visible?.id;
  toaster.add(a);
  toaster.clock.increment(5000);
  expect(toaster.visible()).toBe(a);
  expect(toaster.context().visible?.id).not.toBe(first);
  expect(toaster.context().visible?.actor.id).toBe(toaster.context().visible?.id);
});

test('[S4] a dismissed toast is remembered for 1,000,000 ms, then nothing is left of it', () => {
  const toaster = start();
  toaster.add(a);
  toaster.clock.increment(1000);
  toaster.send({ type: 'toast.dismissed' });
  toaster.add(b);
  toaster.clock.increment(5000);
  expect(toaster.remembered()).toEqual([a, b]);
  toaster.clock.increment(994_999);
  expect(toaster.remembered()).toEqual([a, b]);
  expect(toaster.children()).toBe(2);
  toaster.clock.increment(1);
  expect(toaster.remembered()).toEqual([b]);
  expect(toaster.children()).toBe(1);
  toaster.clock.increment(5000);
  expect(toaster.remembered()).toEqual([]);
  expect(toaster.children()).toBe(0);
});

test.each(['hover', 'focus', 'window'] as const)(
  '[S4] %s pauses the toast and hands it its time back',
  (reason) => {
    const toaster = start();
    toaster.add(a);
    toaster.clock.increment(2000);
    toaster.send({ type: 'region.held', reason });
    toaster.clock.increment(50_000);
    expect(toaster.visible()).toBe(a);
    toaster.send({ type: 'region.released', reason });
    toaster.clock.increment(2999);
    expect(toaster.visible()).toBe(a);
    toaster.clock.increment(1);
    expect(toaster.visible()).toBeUndefined();
  },
);

test('[S4] a toast that comes while the window is not focused waits for it', () => {
  const toaster = start({ isWindowFocused: false });
  toaster.add(a);
  toaster.clock.increment(50_000);
  expect(toaster.isPaused()).toBe(true);
  toaster.send({ type: 'region.released', reason: 'window' });
  toaster.clock.increment(4999);
  expect(toaster.visible()).toBe(a);
  toaster.clock.increment(1);
  expect(toaster.visible()).toBeUndefined();
});

test('[S4] the window may lose the focus while the region is empty', () => {
  const toaster = start();
  toaster.send({ type: 'region.held', reason: 'window' });
  toaster.add(a);
  expect(toaster.isPaused()).toBe(true);
});

test('[S4] a pointer that stays on the region holds the next toast too', () => {
  const toaster = start();
  toaster.add(a);
  toaster.add(b);
  toaster.send({ type: 'region.held', reason: 'hover' });
  toaster.send({ type: 'region.held', reason: 'hover' });
  toaster.send({ type: 'toast.dismissed' });
  expect(toaster.visible()).toBe(b);
  expect(toaster.isPaused()).toBe(true);
  toaster.send({ type: 'region.released', reason: 'hover' });
  expect(toaster.isPaused()).toBe(false);
});

test('[S4] it goes on only when the last reason has gone, however often each came', () => {
  const toaster = start();
  toaster.add(a);
  for (const reason of ['hover', 'focus', 'hover'] as const) {
    toaster.send({ type: 'region.held', reason });
  }
  for (const reason of ['window', 'hover'] as const) {
    toaster.send({ type: 'region.released', reason });
    expect(toaster.isPaused()).toBe(true);
  }
  toaster.send({ type: 'region.released', reason: 'focus' });
  expect(toaster.isPaused()).toBe(false);
});

test('[S4] pointer and focus are forgotten when the region empties, the window is not', () => {
  const toaster = start();
  toaster.add(a);
  for (const reason of ['hover', 'focus', 'window'] as const) {
    toaster.send({ type: 'region.held', reason });
  }
  toaster.send({ type: 'toast.dismissed' });
  expect(toaster.context().reasons).toEqual(['window']);
  toaster.add(b);
  expect(toaster.isPaused()).toBe(true);
  toaster.send({ type: 'region.released', reason: 'window' });
  expect(toaster.isPaused()).toBe(false);
});

test('[S4] a stopped toaster leaves no timer', () => {
  const clock = new SimulatedClock();
  const actor = createActor(toasterMachine, {
    clock,
    input: { now: () => clock.now(), isWindowFocused: true },
  });
  const emitted = record(actor);
  actor.start();
  actor.send({ type: 'toast.added', kind: a });
  const toast = actor.getSnapshot().context.visible?.actor;
  actor.stop();
  clock.increment(5000);
  expect(toast?.getSnapshot().matches({ visible: 'showing' })).toBe(true);
  expect(emitted.map(({ type }) => type)).toEqual(['toast.shown']);
});
