import {
  type BillSums,
  billOf,
  isWithin,
  noPlan,
  type QuantityLimits,
} from '../../../machines/billRules';
import { type AddOn, addOns, type Obstacle } from '../../content/addOns';
import { plans } from '../../content/plans';
import { vatPercent } from '../../content/price';
import { services } from '../../content/services';
import type { Settings } from '../../settings/settingsSchema';

/** A plan, service or add-on that a link to the contact form carries. */
export interface ChosenItem {
  readonly id: string;
  readonly quantity: number;
}

/** Writes a choice as the search parameter `about`: `starter.nfcStickers*2`. */
export function writeChoice(items: readonly ChosenItem[]): string {
  return items.map(({ id, quantity }) => (quantity > 1 ? `${id}*${quantity}` : id)).join('.');
}

/** Reads a choice. Empty if any part of it is unknown, repeated, or out of range, because anyone can write a link. */
export function readChoice(about: unknown): readonly ChosenItem[] {
  if (typeof about !== 'string') return [];
  const items = about.split('.').map((part) => {
    const [, id = '', quantity = '1'] = /^([a-z]+)(?:\*([1-9]\d{0,2}))?$/i.exec(part) ?? [];
    return { id, quantity: Number(quantity) };
  });
  const ids = new Set(items.map(({ id }) => id));
  const hasOnePlan = plans.filter(({ id }) => ids.has(id)).length <= 1;
  return ids.size === items.length && hasOnePlan && items.every(isOffered) ? items : [];
}

function isOffered({ id, quantity }: ChosenItem): boolean {
  const addOn = addOns.find((one) => one.id === id);
  if (!addOn) return quantity === 1 && [...plans, ...services].some((one) => one.id === id);
  return isWithin(quantityLimits(addOn), quantity);
}

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

/** The bill of a choice. Without VAT nothing is added, as if it was included. */
export function sumsOf(items: readonly ChosenItem[], vatNote: Settings['vatNote']): BillSums {
  const quantities = Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));
  const offered = [...plans, ...services, ...addOns].map(({ id, price }) => ({
    id,
    amount: price.kind === 'amount' && price.per !== 'hour' ? price.amount : undefined,
    isMonthly: price.kind === 'amount' && price.per === 'month',
  }));
  const vat = { percent: vatPercent, isIncluded: vatNote !== 'excluded' };
  return billOf({ plan: noPlan, quantities }, offered, vat);
}
