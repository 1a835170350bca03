/**
 * How the studio works, for the questions on `/pricing`. Sample facts: the owner replaces each of them with
 * the studio's own and sets `sample` to `false`.
 */
export const workTerms = {
  /** Whether these are invented. */
  sample: true as boolean,
  /** Working days until a menu is live, from the day that its dishes are there. */
  menuDays: 5,
  /** Weeks until an online store or a booking system is live. */
  systemWeeks: { from: 3, to: 6 },
  /** What the studio connects to, by name. */
  posSystems: { en: 'Tabit, Beecomm, Aviv', he: 'טאביט, ביקום, אביב' },
  cardProcessors: { en: 'Cardcom, Tranzila, Grow', he: 'קארדקום, טרנזילה, גרואו' },
  deliveryServices: { en: 'Wolt, 10bis, Mishloha', he: 'וולט, תן ביס, משלוחה' },
  /** When people answer: days, and hours of the day in Israel. */
  supportDays: { en: 'Sunday to Thursday', he: 'ראשון עד חמישי' },
  supportHours: { from: '9:00', to: '18:00' },
  /** Days until a customer who leaves has all data as files. */
  dataDays: 30,
  /** Working days until printed codes and stickers arrive. */
  deliveryDays: 7,
  /** An hour of maintenance, in whole shekels. */
  maintenanceHour: 280,
} as const;
