import type { MessageKey } from '../../locales/words';

/** Billing unit of an amount: a key of `unitLabels`. */
export type PriceUnit = keyof typeof unitLabels;

/**
 * A listed price. `amount` is in whole shekels; `siteConfig.vatNote` says whether it includes VAT. `note`
 * accompanies a price without an amount.
 */
export type Price =
  | { readonly kind: 'amount'; readonly amount: number; readonly per: PriceUnit }
  | { readonly kind: 'onRequest' }
  | { readonly kind: 'custom'; readonly note?: MessageKey };

/** VAT rate in Israel, in percent. `siteConfig.vatNote` says whether listed prices include it. */
export const vatPercent: number = 18;

/** Labels after an amount. */
export const unitLabels = {
  month: 'units.perMonth',
  hour: 'units.perHour',
  packOf10: 'units.perPackOf10',
  language: 'units.perLanguage',
  thirtyDishes: 'units.perThirtyDishes',
  table: 'units.perTable',
  once: 'units.once',
} as const satisfies Readonly<Record<string, MessageKey>>;
