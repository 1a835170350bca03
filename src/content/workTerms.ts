/**
 * Terms of work, which messages use as parameters (`src/app/defaultParams.ts`). These are sample facts, and so are the
 * sentences of `locales/<language>/promises.ts`: the owner replaces both and sets `sample` to `false`.
 */
export const workTerms = {
  /** True while the facts are invented. */
  sample: true as boolean,
  /** Latest hour of a business day at which a change is made the same day, within the opening hours. */
  changesBy: '15:00',
  /** Business days until a menu is live, from having its dishes, typed or in a photo, and the signed agreement. */
  menuDays: 5,
  /** Rounds of changes to the draft that every plan includes. */
  draftRounds: 2,
  /** Weeks from the start of work until an online store or a booking system is live. */
  systemWeeks: { from: 3, to: 6 },
  /** Days until a leaving customer has all data as files. */
  dataDays: 30,
  /** Months after leaving in which printed codes lead to an address of the customer's choice. */
  codeMonths: 12,
  /** Days between the notice of a higher price and the price. */
  noticeDays: 60,
  /** Business days until printed codes and stickers arrive. */
  deliveryDays: 7,
  /** Price of an hour of maintenance, in whole shekels. */
  maintenanceHour: 280,
  /** POS that are connected most often. */
  posNames: { en: 'Tabit, Beecomm and Presto', he: 'טאביט, ביקום ופרסטו' },
  /** Minimum number of tables for printed codes. */
  minTables: 5,
} as const;
