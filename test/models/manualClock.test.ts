import { createManualClock } from '../../workbench/walks/manualClock';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('[S4] The manual clock', () => {
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
