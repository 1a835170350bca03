import type { MessageKey } from '../../locales/words';
import type { QuantityLimits } from '../../machines/billRules';
import type { Plan } from './plans';
import type { Price } from './price';
import { workTerms } from './workTerms';

/** An add-on. The price has its unit. */
export interface AddOn {
  readonly id: string;
  readonly name: MessageKey;
  readonly description: MessageKey;
  readonly price: Price;
  /** Minimum quantity; default 1. */
  readonly min?: number;
  /** Plans that it can be added to; any choice, also no plan, if absent. */
  readonly plans?: readonly Plan['id'][];
}

/** All add-ons, in order. Source: docs/specification.md, section 9. */
export const addOns: readonly AddOn[] = [
  {
    id: 'nfcStickers',
    name: 'pricing.addOns.nfcStickers.name',
    description: 'pricing.addOns.nfcStickers.description',
    price: { kind: 'amount', amount: 250, per: 'packOf10' },
  },
  {
    id: 'extraLanguage',
    name: 'pricing.addOns.extraLanguage.name',
    description: 'pricing.addOns.extraLanguage.description',
    price: { kind: 'amount', amount: 99, per: 'language' },
    // Enterprise has every language.
    plans: ['starter', 'professional'],
  },
  {
    id: 'menuPhotography',
    name: 'pricing.addOns.menuPhotography.name',
    description: 'pricing.addOns.menuPhotography.description',
    price: { kind: 'amount', amount: 1500, per: 'thirtyDishes' },
  },
  {
    id: 'tableQrCodes',
    name: 'pricing.addOns.tableQrCodes.name',
    description: 'pricing.addOns.tableQrCodes.description',
    price: { kind: 'amount', amount: 49, per: 'table' },
    min: workTerms.minTables,
  },
  {
    id: 'reviewsSystem',
    name: 'pricing.addOns.reviewsSystem.name',
    description: 'pricing.addOns.reviewsSystem.description',
    price: { kind: 'amount', amount: 399, per: 'month' },
    plans: ['starter', 'professional', 'enterprise'],
  },
  {
    id: 'paymentSystem',
    name: 'pricing.addOns.paymentSystem.name',
    description: 'pricing.addOns.paymentSystem.description',
    price: { kind: 'amount', amount: 799, per: 'once' },
    plans: ['starter', 'professional', 'enterprise'],
  },
];

/** Add-ons with a monthly or one-time price have a quantity of one. */
export function quantityLimits({ price, min = 1 }: AddOn): QuantityLimits {
  const isCounted = price.kind === 'amount' && price.per !== 'month' && price.per !== 'once';
  return { min, max: isCounted ? maxPerItem : min };
}

const maxPerItem = 999;
