import type { Impossible } from './driver';

/** Steps that a person cannot take on the price list. */
export const billImpossible: readonly Impossible[] = [
  {
    state: 'Starter, announced',
    step: 'uncheck table codes',
    why: 'what is not ticked cannot be unticked',
  },
  {
    state: 'Starter, announced',
    step: 'ask for twelve',
    why: 'what is not ticked has no field for its number',
  },
];
