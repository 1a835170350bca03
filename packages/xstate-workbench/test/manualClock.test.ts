import { createManualClock } from '../src/paths/manualClock';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('The manual clock', () => {
  test('runs in real time, and continues after a stop', () => {
    const clock = createManualClock(true);
    const call = jest.fn();
    clock.setTimeout(call, 1000);
    jest.advanceTimersByTime(400);
    clock.pause();
    jest.advanceTimersByTime(5000);
    expect(clock.now()).toBe(400);
    expect(call).not.toHaveBeenCalled();
    clock.run();
    jest.advanceTimersByTime(599);
    expect(call).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(call).toHaveBeenCalledTimes(1);
  });

  test('fires timers at their own times, in order', () => {
    const clock = createManualClock(false);
    const fired: number[] = [];
    const note = () => fired.push(clock.now());
    clock.setTimeout(note, 20);
    clock.setTimeout(() => clock.setTimeout(note, 5), 10);
    clock.clearTimeout(clock.setTimeout(note, 1));
    expect(clock.untilNext()).toBe(10);
    clock.increment(30);
    expect(fired).toEqual([15, 20]);
    expect(clock.now()).toBe(30);
    expect(clock.untilNext()).toBeUndefined();
  });
});
