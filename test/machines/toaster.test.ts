import { createActor, SimulatedClock } from 'xstate';
import {
  type ToasterEvent,
  type ToastRequest,
  toasterMachine,
} from '../../machines/toaster.machine';
import { record } from './record';

function start(input: { readonly isWindowFocused?: boolean; readonly duration?: number } = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(toasterMachine, {
    clock,
    input: { now: () => clock.now(), isWindowFocused: true, ...input },
  });
  const emitted = record(actor);
  actor.start();
  const add = (id: string, more: Partial<ToastRequest> = {}) =>
    actor.send({ type: 'toast.added', id, kind: `kind-${id}`, tone: 'success', ...more });
  return {
    clock,
    emitted,
    add,
    send: (event: ToasterEvent) => actor.send(event),
    children: () => Object.keys(actor.getSnapshot().children).length,
    state: () => actor.getSnapshot(),
    context: () => actor.getSnapshot().context,
    visible: () => actor.getSnapshot().context.visible?.id,
    isPaused: () =>
      actor.getSnapshot().context.visible?.actor.getSnapshot().matches({ visible: 'paused' }),
  };
}

test('[S4] a toast is shown at once, told once, and gone after 5000 ms', () => {
  const toaster = start();
  expect(toaster.state().matches('empty')).toBe(true);
  toaster.add('a', { tone: 'error' });
  expect(toaster.state().matches('occupied')).toBe(true);
  expect(toaster.context().visible).toMatchObject({ id: 'a', kind: 'kind-a', tone: 'error' });
  toaster.clock.increment(4999);
  expect(toaster.visible()).toBe('a');
  toaster.clock.increment(1);
  expect(toaster.visible()).toBeUndefined();
  expect(toaster.state().matches('empty')).toBe(true);
  expect(toaster.emitted).toEqual([
    { type: 'toast.shown', id: 'a', kind: 'kind-a', tone: 'error' },
    { type: 'toast.dismissed', id: 'a' },
  ]);
});

test('[S4] one at a time: the others follow in order, each with its own full time', () => {
  const toaster = start();
  for (const id of ['a', 'b', 'c']) toaster.add(id);
  expect(toaster.visible()).toBe('a');
  expect(toaster.context().queue.map(({ id }) => id)).toEqual(['b', 'c']);
  for (const [id, next] of [
    ['a', 'b'],
    ['b', 'c'],
    ['c', undefined],
  ]) {
    toaster.clock.increment(4999);
    expect(toaster.visible()).toBe(id);
    toaster.clock.increment(1);
    expect(toaster.visible()).toBe(next);
  }
  expect(toaster.emitted.map(({ type, id }) => `${type} ${id}`)).toEqual([
    'toast.shown a',
    'toast.dismissed a',
    'toast.shown b',
    'toast.dismissed b',
    'toast.shown c',
    'toast.dismissed c',
  ]);
});

test('[S4] a toast may name its own time, and the toaster another', () => {
  const toaster = start({ duration: 3000 });
  toaster.add('a', { duration: 1000 });
  toaster.add('b');
  toaster.clock.increment(1000);
  expect(toaster.visible()).toBe('b');
  toaster.clock.increment(2999);
  expect(toaster.visible()).toBe('b');
  toaster.clock.increment(1);
  expect(toaster.visible()).toBeUndefined();
});

test.each(['toast.dismissed', 'toast.swiped'] as const)(
  '[S4] %s ends the visible toast and brings the next',
  (type) => {
    const toaster = start();
    toaster.send({ type });
    toaster.add('a');
    toaster.add('b');
    toaster.clock.increment(4000);
    toaster.send({ type });
    expect(toaster.visible()).toBe('b');
    toaster.clock.increment(4999);
    expect(toaster.visible()).toBe('b');
  },
);

test('[S4] an id that is shown or waits is not taken twice; afterwards it is', () => {
  const toaster = start();
  for (const id of ['a', 'b', 'a', 'b']) toaster.add(id);
  expect(toaster.context().queue.map(({ id }) => id)).toEqual(['b']);
  toaster.send({ type: 'toast.dismissed' });
  toaster.add('a');
  expect(toaster.context().queue.map(({ id }) => id)).toEqual(['a']);
});

test('[S4] a dismissed toast is remembered for 1,000,000 ms, then nothing is left of it', () => {
  const toaster = start();
  toaster.add('a');
  toaster.clock.increment(1000);
  toaster.send({ type: 'toast.dismissed' });
  toaster.add('b');
  toaster.clock.increment(5000);
  expect(toaster.context().dismissed.map(({ id }) => id)).toEqual(['a', 'b']);
  toaster.clock.increment(994_999);
  expect(toaster.context().dismissed.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(toaster.children()).toBe(2);
  toaster.clock.increment(1);
  expect(toaster.context().dismissed.map(({ id }) => id)).toEqual(['b']);
  expect(toaster.children()).toBe(1);
  toaster.clock.increment(5000);
  expect(toaster.context().dismissed).toEqual([]);
  expect(toaster.children()).toBe(0);
});

test.each(['hover', 'focus', 'window'] as const)(
  '[S4] %s pauses the toast and hands it its time back',
  (reason) => {
    const toaster = start();
    toaster.add('a');
    toaster.clock.increment(2000);
    toaster.send({ type: 'region.held', reason });
    toaster.clock.increment(50_000);
    expect(toaster.visible()).toBe('a');
    toaster.send({ type: 'region.released', reason });
    toaster.clock.increment(2999);
    expect(toaster.visible()).toBe('a');
    toaster.clock.increment(1);
    expect(toaster.visible()).toBeUndefined();
  },
);

test('[S4] a toast that comes while the window is not focused waits for it', () => {
  const toaster = start({ isWindowFocused: false });
  toaster.add('a');
  toaster.clock.increment(50_000);
  expect(toaster.isPaused()).toBe(true);
  toaster.send({ type: 'region.released', reason: 'window' });
  toaster.clock.increment(4999);
  expect(toaster.visible()).toBe('a');
  toaster.clock.increment(1);
  expect(toaster.visible()).toBeUndefined();
});

test('[S4] the window may lose the focus while the region is empty', () => {
  const toaster = start();
  toaster.send({ type: 'region.held', reason: 'window' });
  toaster.add('a');
  expect(toaster.isPaused()).toBe(true);
});

test('[S4] a pointer that stays on the region holds the next toast too', () => {
  const toaster = start();
  toaster.add('a');
  toaster.add('b');
  toaster.send({ type: 'region.held', reason: 'hover' });
  toaster.send({ type: 'region.held', reason: 'hover' });
  toaster.send({ type: 'toast.dismissed' });
  expect(toaster.visible()).toBe('b');
  expect(toaster.isPaused()).toBe(true);
  toaster.send({ type: 'region.released', reason: 'hover' });
  expect(toaster.isPaused()).toBe(false);
});

test('[S4] pointer and focus are forgotten when the region empties, the window is not', () => {
  const toaster = start();
  toaster.add('a');
  for (const reason of ['hover', 'focus', 'window'] as const) {
    toaster.send({ type: 'region.held', reason });
  }
  toaster.send({ type: 'toast.dismissed' });
  expect(toaster.context().reasons).toEqual(['window']);
  toaster.add('b');
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
  actor.send({ type: 'toast.added', id: 'a', kind: 'a', tone: 'success' });
  const toast = actor.getSnapshot().context.visible?.actor;
  actor.stop();
  clock.increment(5000);
  expect(toast?.getSnapshot().matches({ visible: 'showing' })).toBe(true);
  expect(emitted.map(({ type }) => type)).toEqual(['toast.shown']);
});
