import type { DeliveryFailure } from './delivery';

const minute = 60 * 1000;

/** The first wait, doubled with each attempt up to the longest, in ms. */
const shortest = minute;
const longest = 4 * 60 * minute;

/** What was refused for good is tried again all the same: the owner may have mended it. In ms. */
const afterRefusal = 12 * 60 * minute;

interface Attempt {
  readonly failure: DeliveryFailure;
  /** How many there have been, this one as well. */
  readonly attempts: number;
  /** From 0 to 1: moves the wait by up to a fifth, so that many do not come at once. */
  readonly random: number;
}

/** How long to wait after a failed attempt, in ms. */
export function backOff({ failure, attempts, random }: Attempt): number {
  const wait =
    failure === 'refused' ? afterRefusal : Math.min(shortest * 2 ** (attempts - 1), longest);
  return Math.round(wait * (0.8 + 0.4 * random));
}
