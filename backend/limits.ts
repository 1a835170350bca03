interface RateLimit {
  readonly max: number;
  readonly within: number;
}

/**
 * Limits for one address and for all visitors. An IPv6 /48, which one customer may own, has five times the limit of
 * an address.
 */
export interface RateLimits {
  readonly perAddress: RateLimit;
  readonly inAll: RateLimit;
}

const minute = 60_000;

/** Six posts per address in ten minutes, 30 per IPv6 site, 120 per minute in total. */
export const usualLimits: RateLimits = {
  perAddress: { max: 6, within: 10 * minute },
  inAll: { max: 120, within: minute },
};

/** Wrong passwords. */
export const passwordLimits: RateLimits = {
  perAddress: { max: 10, within: 10 * minute },
  inAll: { max: 100, within: 10 * minute },
};

/** Lines in the log of one kind, and of all kinds. */
export const lineLimits: RateLimits = {
  perAddress: { max: 1, within: minute },
  inAll: { max: 20, within: minute },
};

/** A fixed-window rate limiter in memory. What is refused leaves no trace, so `inAll` also bounds the memory. */
export function createRateLimiter({ perAddress, inAll }: RateLimits, now: () => number) {
  const all = createWindows(inAll);
  const addresses = createWindows(perAddress);
  const sites = createWindows({ ...perAddress, max: perAddress.max * 5 });
  const windowsOf = (address: string) =>
    [
      [all, ''],
      [addresses, address],
      [sites, address.split(':').slice(0, 3).join(':')],
    ] as const;
  /** Seconds until an address may go on; 0 if it may now. */
  const wait = (address: string) =>
    Math.max(...windowsOf(address).map(([windows, name]) => windows.wait(name, now())));
  return {
    wait,
    /** Counts one of an address if it is allowed. Returns 0 if so, otherwise the seconds until a retry. */
    consume: (address: string): number => {
      const seconds = wait(address);
      if (seconds === 0) for (const [windows, name] of windowsOf(address)) windows.add(name, now());
      return seconds;
    },
  };
}

function createWindows({ max, within }: RateLimit) {
  const windows = new Map<string, { readonly since: number; count: number }>();
  // A window from the future was opened before the clock was set back.
  const isOpen = (since: number, at: number) => at >= since && at - since < within;
  return {
    /** Seconds until the next one is allowed. */
    wait: (name: string, at: number) => {
      const { since, count } = windows.get(name) ?? { since: at, count: 0 };
      return count < max || !isOpen(since, at) ? 0 : Math.ceil((since + within - at) / 1000);
    },
    add: (name: string, at: number) => {
      // Maps keep insertion order, so the oldest windows come first.
      for (const [oldest, { since }] of windows) {
        if (isOpen(since, at)) break;
        windows.delete(oldest);
      }
      const known = windows.get(name);
      if (known && isOpen(known.since, at)) known.count += 1;
      else windows.set(name, { since: at, count: 1 });
    },
  };
}
