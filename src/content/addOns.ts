import type { MessageKey } from '../../locales/words';
import type { Price } from './price';

/** An add-on for any plan. The price has its unit. */
export interface AddOn {
  readonly id: string;
  readonly name: MessageKey;
  readonly description: MessageKey;
  readonly price: Price;
  /** Minimum quantity; default 1. */
  readonly min?: number;
}

/** Minimum number of tables for printed codes. A sample fact like `workTerms`. */
export const minTables = 5;

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
    min: minTables,
  },
  {
    id: 'reviewsSystem',
    name: 'pricing.addOns.reviewsSystem.name',
    description: 'pricing.addOns.reviewsSystem.description',
    price: { kind: 'amount', amount: 399, per: 'month' },
  },
  {
    id: 'paymentSystem',
    name: 'pricing.addOns.paymentSystem.name',
    description: 'pricing.addOns.paymentSystem.description',
    price: { kind: 'amount', amount: 799, per: 'once' },
  },
];
