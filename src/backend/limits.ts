/** At most so many within so many ms. */
interface RateLimit {
  readonly max: number;
  readonly within: number;
}

/** Posts of one address, of one IPv6 site, and of all together. */
export interface RateLimits {
  readonly perAddress: RateLimit;
  /** Of all addresses of an IPv6 /48, which one customer may hold whole. Default: five times `perAddress`. */
  readonly perSite?: RateLimit;
  readonly inAll: RateLimit;
}

const minute = 60_000;

/** Six posts of one address in ten minutes, 30 of an IPv6 site, 120 of all in a minute. */
export const usualLimits: RateLimits = {
  perAddress: { max: 6, within: 10 * minute },
  inAll: { max: 120, within: minute },
};

export interface RateLimiter {
  /** Counts one post; 0 where it may pass, otherwise after how many seconds to try again. */
  readonly consume: (address: string) => number;
}

/** Most addresses that are remembered: what attacks from more of them meets the limit of all. */
const maxAddresses = 10_000;

/** Counts in memory, in fixed windows: nothing is written down, and all is forgotten with its window. */
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

/** The first 48 bits of an IPv6 network as `addressOf` gives it; undefined for IPv4. */
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

/** A map keeps its order: the first are the oldest windows. The one of all is never forgotten. */
function forgetOldest(counts: Map<string, Window>): void {
  for (const name of counts.keys()) {
    if (counts.size <= maxAddresses) return;
    if (name !== 'all') counts.delete(name);
  }
}
