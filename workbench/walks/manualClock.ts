export type ManualClock = ReturnType<typeof createManualClock>;

interface Timer {
  readonly id: number;
  readonly at: number;
  call(): void;
}

/**
 * A controllable clock for actors that starts at 0: runs in real time, or is paused and advanced. Times in ms. Unlike
 * XState's `SimulatedClock`, it returns the time of the next timer, and timers fire at their own times.
 */
export function createManualClock(startsRunning: boolean) {
  const timers = new Map<number, Timer>();
  const listeners = new Set<() => void>();
  let isRunning = startsRunning;
  let at = 0;
  let since = performance.now();
  let lastId = 0;
  let alarm: ReturnType<typeof setTimeout> | undefined;

  const now = () => (isRunning ? at + performance.now() - since : at);
  const next = () => {
    let first: Timer | undefined;
    for (const timer of timers.values()) if (!first || timer.at < first.at) first = timer;
    return first;
  };
  const set = (time: number) => {
    at = Math.max(at, time);
    since = performance.now();
  };
  const goTo = (time: number) => {
    for (let timer = next(); timer && timer.at <= time; timer = next()) {
      timers.delete(timer.id);
      set(timer.at);
      timer.call();
    }
    set(time);
    changed();
  };
  const changed = () => {
    clearTimeout(alarm);
    const timer = next();
    if (isRunning && timer)
      alarm = setTimeout(() => goTo(Math.max(now(), timer.at)), timer.at - now());
    for (const listener of listeners) listener();
  };
  const setRunning = (shallRun: boolean) => {
    set(now());
    isRunning = shallRun;
    changed();
  };

  return {
    now,
    isRunning: () => isRunning,
    run: () => setRunning(true),
    pause: () => setRunning(false),
    increment: (by: number) => goTo(now() + by),
    /** Time until the next timer, if any. */
    untilNext: () => {
      const timer = next();
      return timer && Math.max(0, timer.at - now());
    },
    /** Calls back when the clock starts, stops or advances, and when a timer is set, cleared or due. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setTimeout(call: () => void, delay: number) {
      lastId += 1;
      timers.set(lastId, { id: lastId, at: now() + delay, call });
      changed();
      return lastId;
    },
    clearTimeout(id: number) {
      if (timers.delete(id)) changed();
    },
  };
}
