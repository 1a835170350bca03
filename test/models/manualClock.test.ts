import { createManualClock } from '../../workbench/walks/manualClock';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('[S4] The manual clock', () => {
  test('is stopped until it is advanced, and fires timers at their times', () => {
    const clock = createManualClock(false);
    const calls: (readonly [string, number])[] = [];
    clock.setTimeout(() => {
      calls.push(['first', clock.now()]);
      clock.setTimeout(() => calls.push(['of the first', clock.now()]), 50);
    }, 100);
    clock.setTimeout(() => calls.push(['last', clock.now()]), 300);
    const never = clock.setTimeout(() => calls.push(['never', clock.now()]), 120);
    clock.clearTimeout(never);
    jest.advanceTimersByTime(1000);
    expect(clock.now()).toBe(0);
    expect(clock.untilNext()).toBe(100);
    clock.increment(99);
    expect(calls).toEqual([]);
    clock.increment(101);
    expect(calls).toEqual([
      ['first', 100],
      ['of the first', 150],
    ]);
    expect(clock.untilNext()).toBe(100);
    clock.increment(clock.untilNext() ?? 0);
    expect(calls.at(-1)).toEqual(['last', 300]);
    expect(clock.untilNext()).toBeUndefined();
  });

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

  test('notifies its subscribers', () => {
    const clock = createManualClock(false);
    const changed = jest.fn();
    const unsubscribe = clock.subscribe(changed);
    clock.increment(1);
    clock.setTimeout(() => {}, 1);
    expect(changed).toHaveBeenCalledTimes(2);
    unsubscribe();
    clock.increment(1);
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
