/** At most so many within so many ms. */
interface LimitRule {
  readonly most: number;
  readonly within: number;
}

/** Posts of one address, of one IPv6 site, and of all together. */
export interface LimitRules {
  readonly perAddress: LimitRule;
  /** Of all addresses of an IPv6 /48, which one customer may hold whole. Default: five times `perAddress`. */
  readonly perSite?: LimitRule;
  readonly inAll: LimitRule;
}

const minute = 60_000;

/** Six posts of one address in ten minutes, 30 of an IPv6 site, 120 of all in a minute. */
export const usualLimits: LimitRules = {
  perAddress: { most: 6, within: 10 * minute },
  inAll: { most: 120, within: minute },
};

export interface Limits {
  /** Counts one post; 0 where it may pass, otherwise after how many seconds to try again. */
  readonly take: (address: string) => number;
}

/** Most addresses that are remembered: what attacks from more of them meets the limit of all. */
const mostAddresses = 10_000;

/** Counts in memory, in fixed windows: nothing is written down, and all is forgotten with its window. */
export function createLimits(rules: LimitRules, now: () => number): Limits {
  const { perAddress, inAll } = rules;
  const { perSite = { ...perAddress, most: perAddress.most * 5 } } = rules;
  const counts = new Map<string, Window>();
  const windowOf = (name: string, { within }: LimitRule, at: number): Window => {
    const known = counts.get(name);
    if (known && at - known.since < within) return known;
    const fresh = { since: at, count: 0 };
    counts.delete(name);
    counts.set(name, fresh);
    return fresh;
  };
  return {
    take: (address) => {
      const at = now();
      const site = siteOf(address);
      const limits = [
        ['all', inAll],
        [`address ${address}`, perAddress],
        ...(site === undefined ? [] : [[`site ${site}`, perSite] as const]),
      ] as const;
      const taken = limits.map(([name, rule]) => ({ rule, window: windowOf(name, rule, at) }));
      for (const { rule, window } of taken) {
        if (window.count >= rule.most) return secondsUntil(window, rule, at);
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

function secondsUntil({ since }: Window, { within }: LimitRule, at: number): number {
  return Math.max(1, Math.ceil((since + within - at) / 1000));
}

/** A map keeps its order: the first are the oldest windows. The one of all is never forgotten. */
function forgetOldest(counts: Map<string, Window>): void {
  for (const name of counts.keys()) {
    if (counts.size <= mostAddresses) return;
    if (name !== 'all') counts.delete(name);
  }
}
