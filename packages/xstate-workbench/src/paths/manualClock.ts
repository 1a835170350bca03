export type ManualClock = ReturnType<typeof createManualClock>;

interface Timer {
  readonly at: number;
  call(): void;
}

/** Interval in ms at which a running clock moves. */
const tick = 4;

/**
 * A controllable clock for actors that starts at 0: runs in real time, or is paused and advanced. Times in ms. Unlike
 * XState's `SimulatedClock`, it returns the time of the next timer, and timers fire at their own times.
 */
export function createManualClock(startsRunning: boolean) {
  const timers = new Set<Timer>();
  let at = 0;
  let ticking: ReturnType<typeof setInterval> | undefined;

  const next = () => [...timers].toSorted((one, other) => one.at - other.at)[0];
  const increment = (by: number) => {
    const end = at + by;
    for (let timer = next(); timer && timer.at <= end; timer = next()) {
      timers.delete(timer);
      at = Math.max(at, timer.at);
      timer.call();
    }
    at = Math.max(at, end);
  };
  const pause = () => {
    clearInterval(ticking);
    ticking = undefined;
  };
  const run = () => {
    let before = performance.now();
    ticking = setInterval(() => {
      const passed = performance.now() - before;
      before += passed;
      increment(passed);
    }, tick);
  };
  if (startsRunning) run();

  return {
    ...{ run, pause, increment },
    now: () => at,
    isRunning: () => ticking !== undefined,
    /** Time until the next timer, if any. */
    untilNext: () => {
      const timer = next();
      return timer && timer.at - at;
    },
    setTimeout(call: () => void, delay: number): Timer {
      const timer = { at: at + delay, call };
      timers.add(timer);
      return timer;
    },
    clearTimeout: (timer: Timer) => timers.delete(timer),
  };
}
