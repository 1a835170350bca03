import type { QuantityLimits } from '../../../machines/billRules';
import type { AddOn, Obstacle } from '../../content/addOns';

/** Why an add-on does not go with a choice of plan; undefined if it does. */
export function obstacleOf({ obstacles = {} }: AddOn, plan: string): Obstacle | undefined {
  return Object.entries(obstacles).find(([id]) => id === plan)?.[1];
}

/** Add-ons with a monthly or one-time price have a quantity of one. */
export function quantityLimits({ price, min = 1 }: AddOn): QuantityLimits {
  const isCounted = price.kind === 'amount' && price.per !== 'month' && price.per !== 'once';
  return { min, max: isCounted ? maxPerItem : min };
}

const maxPerItem = 999;
