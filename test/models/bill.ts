import type { Impossible } from './driver';

/** Steps that a person cannot take on the price list. */
export const billImpossible: readonly Impossible[] = [
  {
    state: 'Starter, total announced',
    step: 'uncheck table codes',
    why: 'an unchecked add-on cannot be unchecked',
  },
  {
    state: 'Starter, total announced',
    step: 'ask for twelve',
    why: 'an unchecked add-on has no quantity field',
  },
];
