import { type BillSums, billOf, noPlan } from '../../../machines/billRules';
import { addOns } from '../../content/addOns';
import { plans } from '../../content/plans';
import { vatPercent } from '../../content/price';
import { services } from '../../content/services';
import type { ChosenItem } from './choice';

/** The bill of a choice. */
export function sumsOf(items: readonly ChosenItem[], isVatIncluded: boolean): BillSums {
  const quantities = Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));
  const offered = [...plans, ...services, ...addOns].map(({ id, price }) => ({
    id,
    amount: price.kind === 'amount' ? price.amount : undefined,
    isMonthly: price.kind === 'amount' && price.per === 'month',
  }));
  const vat = { percent: vatPercent, isIncluded: isVatIncluded };
  return billOf({ plan: noPlan, quantities }, offered, vat);
}
