import type { MessageKey } from '../../locales/words';

/** What an amount is paid for. */
export type PriceUnit = 'month' | 'packOf10' | 'language' | 'thirtyDishes' | 'table' | 'once';

/**
 * A price as listed. `amount` is in whole shekels; whether VAT is in it, `siteConfig.vatNote` says. A `note`
 * stands beside the words of a price that has no amount.
 */
export type Price =
  | { readonly kind: 'amount'; readonly amount: number; readonly per: PriceUnit }
  | { readonly kind: 'onRequest' }
  | { readonly kind: 'hourlyOrMonthly' }
  | { readonly kind: 'custom'; readonly note?: MessageKey };

/** Value added tax in Israel, in percent. Whether the listed prices hold it, `siteConfig.vatNote` says. */
export const vatPercent = 18;

/** The words behind an amount. */
export const unitWords: Readonly<Record<PriceUnit, MessageKey>> = {
  month: 'units.perMonth',
  packOf10: 'units.perPackOf10',
  language: 'units.perLanguage',
  thirtyDishes: 'units.perThirtyDishes',
  table: 'units.perTable',
  once: 'units.once',
};

/** The words that stand in place of an amount. */
export const priceWords: Readonly<Record<Exclude<Price['kind'], 'amount'>, MessageKey>> = {
  onRequest: 'units.onRequest',
  hourlyOrMonthly: 'units.hourlyOrMonthly',
  custom: 'units.custom',
};

/** What an amount is for, by its own name, where structured data have no code for it. */
export const unitNames: Readonly<Record<Exclude<PriceUnit, 'month' | 'once'>, MessageKey>> = {
  packOf10: 'units.packOf10',
  language: 'units.language',
  thirtyDishes: 'units.thirtyDishes',
  table: 'units.table',
};
