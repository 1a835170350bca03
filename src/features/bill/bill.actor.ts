import { billMachine } from '../../../machines/bill.machine';
import { noPlan } from '../../../machines/billRules';
import { addOns } from '../../content/addOns';
import { plans } from '../../content/plans';
import { siteActor } from '../../site/siteActor';
import { quantityLimits } from './addOnRules';
import { keepQuantities } from './quantityMemory';

/** The bill of the price list, kept for the rest of the visit. */
export const bill = siteActor({
  id: 'bill',
  machine: () => billMachine,
  input: () => ({
    choice: { plan: plans.find(({ popular }) => popular)?.id ?? noPlan, quantities: {} },
    addOns: Object.fromEntries(addOns.map((addOn) => [addOn.id, quantityLimits(addOn)])),
  }),
  connect(bill) {
    addEventListener('pagehide', () => keepQuantities(bill.getSnapshot().context.quantities));
  },
});
