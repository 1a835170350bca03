/** At most `max` requests within `within` ms. */
interface RateLimit {
  readonly max: number;
  readonly within: number;
}

/** Limits for one address, one IPv6 site, and all visitors. */
export interface RateLimits {
  readonly perAddress: RateLimit;
  /** Limit for an IPv6 /48, which one customer may own. Default: five times `perAddress`. */
  readonly perSite?: RateLimit;
  readonly inAll: RateLimit;
}

const minute = 60_000;

/** Six posts per address in ten minutes, 30 per IPv6 site, 120 per minute in total. */
export const usualLimits: RateLimits = {
  perAddress: { max: 6, within: 10 * minute },
  inAll: { max: 120, within: minute },
};

export interface RateLimiter {
  /** Counts a post. Returns 0 if it is allowed, otherwise the seconds until a retry. */
  readonly consume: (address: string) => number;
}

/** Maximum number of remembered addresses; attacks from more of them hit the total limit. */
const maxAddresses = 10_000;

/** A fixed-window rate limiter in memory; nothing is stored. */
export function createRateLimiter(rules: RateLimits, now: () => number): RateLimiter {
  const { perAddress, inAll } = rules;
  const { perSite = { ...perAddress, max: perAddress.max * 5 } } = rules;
  const counts = new Map<string, Window>();
  const windowOf = (name: string, { within }: RateLimit, at: number): Window => {
    const known = counts.get(name);
    if (known && at - known.since < within) return known;
    const fresh = { since: at, count: 0 };
    counts.delete(name);
    counts.set(name, fresh);
    return fresh;
  };
  return {
    consume: (address) => {
      const at = now();
      const site = siteOf(address);
      const limits = [
        ['all', inAll],
        [`address ${address}`, perAddress],
        ...(site === undefined ? [] : [[`site ${site}`, perSite] as const]),
      ] as const;
      const taken = limits.map(([name, rule]) => ({ rule, window: windowOf(name, rule, at) }));
      for (const { rule, window } of taken) {
        if (window.count >= rule.max) return secondsUntil(window, rule, at);
      }
      for (const { window } of taken) window.count += 1;
      forgetOldest(counts);
      return 0;
    },
  };
}

/** The /48 of an IPv6 network from `addressOf`; undefined for IPv4. */
function siteOf(address: string): string | undefined {
  return address.includes(':') ? address.split(':').slice(0, 3).join(':') : undefined;
}

interface Window {
  readonly since: number;
  count: number;
}

function secondsUntil({ since }: Window, { within }: RateLimit, at: number): number {
  return Math.max(1, Math.ceil((since + within - at) / 1000));
}

/** Maps keep insertion order, so the oldest windows come first. The total window is never evicted. */
function forgetOldest(counts: Map<string, Window>): void {
  for (const name of counts.keys()) {
    if (counts.size <= maxAddresses) return;
    if (name !== 'all') counts.delete(name);
  }
}
