import { addOns } from '../../src/content/addOns';
import { plans } from '../../src/content/plans';

/** Price of a plan or an add-on, in whole shekels. */
export function amountOf(id: string): number {
  const price = [...plans, ...addOns].find((one) => one.id === id)?.price;
  if (price?.kind !== 'amount') throw new Error(`${id} has no amount`);
  return price.amount;
}
