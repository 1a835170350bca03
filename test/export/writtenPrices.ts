import type { Language } from '../../locales/languages';
import type { Price } from '../../src/content/price';

type Amount = Extract<Price, { readonly kind: 'amount' }>;

/** A number of shekels in each language; Hebrew has a no-break space. */
export function writtenAmount({ amount }: Amount, language: Language): string {
  const digits = amount.toLocaleString('en');
  return language === 'en' ? `₪${digits}` : `${digits}\u00a0₪`;
}

/** A price with its unit in each language. */
export function writtenPrice(price: Price, language: Language): string {
  return price.kind === 'amount'
    ? `${writtenAmount(price, language)} ${units[language][price.per]}`
    : unpriced[language][price.kind];
}

const units: Readonly<Record<Language, Readonly<Record<Amount['per'], string>>>> = {
  en: {
    month: 'per month',
    packOf10: 'per pack of 10',
    language: 'per language',
    thirtyDishes: 'per 30 dishes',
    table: 'per table',
    once: 'once',
  },
  he: {
    month: 'לחודש',
    packOf10: 'לחבילה של 10',
    language: 'לשפה',
    thirtyDishes: 'ל־30 מנות',
    table: 'לשולחן',
    once: 'חד־פעמי',
  },
};

const unpriced: Readonly<Record<Language, Record<Exclude<Price['kind'], 'amount'>, string>>> = {
  en: {
    onRequest: 'On request',
    hourlyOrMonthly: '₪280 an hour, or a monthly price',
    custom: 'Custom pricing',
  },
  he: {
    onRequest: 'לפי הצעת מחיר',
    hourlyOrMonthly: '280\u00a0₪ לשעה, או מחיר חודשי',
    custom: 'מחיר לפי היקף',
  },
};
