/** Units after an amount, labels in place of an amount, and the names of the units. */
export const units = {
  perMonth: 'per month',
  perHour: 'an hour, or a monthly price',
  perPackOf10: 'per pack of 10',
  perLanguage: 'per language',
  perThirtyDishes: 'per 30 dishes',
  perTable: 'per table',
  once: 'once',
  packOf10: 'pack of 10',
  language: 'language',
  thirtyDishes: '30 dishes',
  table: 'table',
  onRequest: 'On request',
  custom: 'Custom pricing',
};
