import type { Translation } from '../words';

export const units: Translation<'units'> = {
  perMonth: 'לחודש',
  perHour: 'לשעה, או מחיר חודשי',
  perPackOf10: 'לחבילה של 10',
  perLanguage: 'לשפה',
  perThirtyDishes: 'ל־30 מנות',
  perTable: 'לשולחן',
  once: 'חד־פעמי',
  packOf10: 'חבילה של 10',
  language: 'שפה',
  thirtyDishes: '30 מנות',
  table: 'שולחן',
  onRequest: 'לפי הצעת מחיר',
  custom: 'מחיר לפי היקף',
};
