import { createActor, SimulatedClock } from 'xstate';
import { type PointerKind, type SwipeDirection, swipeMachine } from '../../machines/swipe.machine';
import { record } from './record';

function start(directions: readonly SwipeDirection[] = ['right']) {
  const clock = new SimulatedClock();
  const actor = createActor(swipeMachine, { clock, input: { directions } });
  const emitted = record(actor);
  actor.start();
  return {
    clock,
    emitted,
    press: (kind: PointerKind = 'mouse') =>
      actor.send({ type: 'pointer.pressed', x: 100, y: 100, kind }),
    /** To a place that lies so many px from where the pointer went down. */
    move: (dx: number, dy = 0) => actor.send({ type: 'pointer.moved', x: 100 + dx, y: 100 + dy }),
    release: () => actor.send({ type: 'pointer.released' }),
    cancel: () => actor.send({ type: 'pointer.cancelled' }),
    state: () => actor.getSnapshot(),
    dragged: () => {
      const { direction, offset } = actor.getSnapshot().context;
      return [direction, offset];
    },
  };
}

test('[S4] dragged 50 px to the right and let go, the toast is dismissed', () => {
  const swipe = start();
  swipe.press();
  swipe.move(30, 3);
  expect(swipe.state().matches('swiping')).toBe(true);
  expect(swipe.dragged()).toEqual(['right', 30]);
  swipe.move(50, 80);
  expect(swipe.state().matches('swiping')).toBe(true);
  swipe.release();
  expect(swipe.state().matches('dismissed')).toBe(true);
  expect(swipe.state().hasTag('swallowsClick')).toBe(true);
  expect(swipe.emitted).toEqual([{ type: 'swipe.completed' }]);
});

test('[S4] dragged 49 px, or 80 px and back, it springs back', () => {
  for (const path of [[49], [80, 49], [80, -20]]) {
    const swipe = start();
    swipe.press();
    for (const dx of path) swipe.move(dx);
    swipe.release();
    expect(swipe.state().matches('idle')).toBe(true);
    expect(swipe.dragged()).toEqual(['right', 0]);
    expect(swipe.emitted).toEqual([]);
  }
});

test.each([
  ['touch', 10],
  ['mouse', 2],
  ['pen', 2],
] as const)('[S4] a %s swipes from %i px on', (kind, slack) => {
  const swipe = start();
  swipe.press(kind);
  swipe.move(slack - 1);
  expect(swipe.state().matches('pressed')).toBe(true);
  expect(swipe.dragged()).toEqual(['right', 0]);
  swipe.move(slack);
  expect(swipe.state().matches('swiping')).toBe(true);
});

test.each([
  ['left', -10, 0],
  ['down', 0, 10],
  ['up', 0, -10],
  ['down more than right', 10, 11],
  ['down as much as right', 10, 10],
])('[S4] moved %s first, it is ignored until it is lifted', (_, dx, dy) => {
  const swipe = start();
  swipe.press('touch');
  swipe.move(dx, dy);
  expect(swipe.state().matches('ignored')).toBe(true);
  swipe.move(200);
  swipe.press();
  expect(swipe.state().matches('ignored')).toBe(true);
  expect(swipe.dragged()).toEqual(['right', 0]);
  swipe.release();
  expect(swipe.state().matches('idle')).toBe(true);
  expect(swipe.emitted).toEqual([]);
  swipe.press();
  expect(swipe.state().matches('pressed')).toBe(true);
});

test('[S4] a touch that trembles less than 10 px another way may still swipe', () => {
  const swipe = start();
  swipe.press('touch');
  swipe.move(-9, 9);
  expect(swipe.state().matches('pressed')).toBe(true);
  swipe.move(12, 9);
  expect(swipe.state().matches('swiping')).toBe(true);
});

test('[S4] the offset is never negative', () => {
  const swipe = start();
  swipe.press();
  swipe.move(60);
  swipe.move(-60);
  expect(swipe.dragged()).toEqual(['right', 0]);
});

test.each(['right', 'left'] as const)('[S4] where both sides are allowed, %s dismisses', (side) => {
  const swipe = start(['right', 'left']);
  swipe.press();
  swipe.move(side === 'right' ? 50 : -50);
  expect(swipe.dragged()).toEqual([side, 50]);
  swipe.release();
  expect(swipe.emitted).toEqual([{ type: 'swipe.completed' }]);
});

test('[S4] where both sides are allowed, it can be dragged from one to the other', () => {
  const swipe = start(['right', 'left']);
  swipe.press();
  swipe.move(30);
  swipe.move(-20);
  expect(swipe.dragged()).toEqual(['left', 20]);
});

test('[S4] a gesture that is taken away leaves the toast in its place, and nothing to swallow', () => {
  const swipe = start();
  swipe.press();
  swipe.move(80);
  swipe.cancel();
  expect(swipe.state().matches('idle')).toBe(true);
  expect(swipe.dragged()).toEqual(['right', 0]);
  expect(swipe.state().hasTag('swallowsClick')).toBe(false);
  expect(swipe.emitted).toEqual([]);
  swipe.press();
  swipe.cancel();
  expect(swipe.state().matches('idle')).toBe(true);
  swipe.press();
  swipe.move(-80);
  swipe.cancel();
  expect(swipe.state().matches('idle')).toBe(true);
});

test('[S4] a press without a swipe is a click', () => {
  const swipe = start();
  swipe.press();
  swipe.move(1);
  expect(swipe.state().hasTag('swallowsClick')).toBe(false);
  swipe.release();
  expect(swipe.state().matches('idle')).toBe(true);
  expect(swipe.state().hasTag('swallowsClick')).toBe(false);
  expect(swipe.emitted).toEqual([]);
});

test('[S4] the click after a swipe is swallowed, one that comes 300 ms later is not', () => {
  const swipe = start();
  swipe.press();
  swipe.move(20);
  expect(swipe.state().hasTag('swallowsClick')).toBe(true);
  swipe.release();
  swipe.clock.increment(299);
  expect(swipe.state().hasTag('swallowsClick')).toBe(true);
  swipe.clock.increment(1);
  expect(swipe.state().hasTag('swallowsClick')).toBe(false);
});

test('[S4] pressing again after a swipe is a new press', () => {
  const swipe = start();
  swipe.press();
  swipe.move(20);
  swipe.release();
  swipe.press();
  expect(swipe.state().hasTag('swallowsClick')).toBe(false);
  swipe.move(20);
  expect(swipe.dragged()).toEqual(['right', 20]);
});

test('[S4] without a press the pointer means nothing', () => {
  const swipe = start();
  swipe.move(80);
  swipe.release();
  expect(swipe.state().matches('idle')).toBe(true);
  expect(swipe.emitted).toEqual([]);
});
