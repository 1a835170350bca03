import { type Bill, billOf, noPlan } from '../../machines/billRules';
import { addOns } from './addOns';
import type { ChosenItem } from './choice';
import { plans } from './plans';
import { vatPercent } from './price';
import { services } from './services';

/** The bill of a choice. */
export function sumsOf(items: readonly ChosenItem[], isVatIncluded: boolean): Bill {
  const quantities = Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));
  const offered = [...plans, ...services, ...addOns].map(({ id, price }) => ({
    id,
    amount: price.kind === 'amount' ? price.amount : undefined,
    isMonthly: price.kind === 'amount' && price.per === 'month',
  }));
  const vat = { percent: vatPercent, isIncluded: isVatIncluded };
  return billOf({ plan: noPlan, quantities }, offered, vat);
}
