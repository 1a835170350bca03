/** A price as each language writes it, the space in Hebrew not to be broken at. */
export const shekels = {
  en: (amount: string) => `₪${amount}`,
  he: (amount: string) => `${amount}\u00a0₪`,
};

/** What a price is for, as each language writes it. */
export const units = {
  en: {
    month: 'per month',
    pack: 'per pack of 10',
    language: 'per language',
    dishes: 'per 30 dishes',
    table: 'per table',
    once: 'once',
    onRequest: 'On request',
    hourlyOrMonthly: 'Hourly or monthly',
    custom: 'Custom pricing',
  },
  he: {
    month: 'לחודש',
    pack: 'לחבילה של 10',
    language: 'לשפה',
    dishes: 'ל־30 מנות',
    table: 'לשולחן',
    once: 'חד־פעמי',
    onRequest: 'לפי הצעת מחיר',
    hourlyOrMonthly: 'לפי שעה או לפי חודש',
    custom: 'מחיר לפי היקף',
  },
} as const;
