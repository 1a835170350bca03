/** At most so many within so many ms. */
interface LimitRule {
  readonly most: number;
  readonly within: number;
}

/** Posts of one address, and of all together. */
export interface LimitRules {
  readonly perAddress: LimitRule;
  readonly inAll: LimitRule;
}

const minute = 60_000;

/** Six posts of one address in ten minutes, 120 of all in a minute. */
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
export function createLimits({ perAddress, inAll }: LimitRules, now: () => number): Limits {
  const counts = new Map<string, Window>();
  let all: Window = { since: 0, count: 0 };
  return {
    take: (address) => {
      const at = now();
      if (at - all.since >= inAll.within) all = { since: at, count: 0 };
      if (all.count >= inAll.most) return secondsUntil(all, inAll, at);

      let own = counts.get(address);
      if (!own || at - own.since >= perAddress.within) {
        own = { since: at, count: 0 };
        counts.delete(address);
        counts.set(address, own);
      }
      if (own.count >= perAddress.most) return secondsUntil(own, perAddress, at);
      own.count += 1;
      all.count += 1;
      forgetOldest(counts);
      return 0;
    },
  };
}

interface Window {
  readonly since: number;
  count: number;
}

function secondsUntil({ since }: Window, { within }: LimitRule, at: number): number {
  return Math.max(1, Math.ceil((since + within - at) / 1000));
}

/** A map keeps its order: the first is the oldest window. */
function forgetOldest(counts: Map<string, Window>): void {
  if (counts.size <= mostAddresses) return;
  const [oldest] = counts.keys();
  if (oldest !== undefined) counts.delete(oldest);
}
