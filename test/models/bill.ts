import type { Impossible } from './driver';

/** What a person cannot do on the price list, whatever it is shown with. */
export const billImpossible: readonly Impossible[] = [
  {
    state: 'Starter, said',
    step: 'untick table codes',
    why: 'what is not ticked cannot be unticked',
  },
  {
    state: 'Starter, said',
    step: 'ask for twelve',
    why: 'what is not ticked has no field for its number',
  },
];
