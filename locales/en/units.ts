/** What stands behind or instead of an amount. */
export const units = {
  perMonth: 'per month',
  perPackOf10: 'per pack of 10',
  perLanguage: 'per language',
  perThirtyDishes: 'per 30 dishes',
  perTable: 'per table',
  once: 'once',
  onRequest: 'On request',
  hourlyOrMonthly: 'Hourly or monthly',
  custom: 'Custom pricing',
};
