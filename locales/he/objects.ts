import type { Translation } from '../words';

export const objects: Translation<'objects'> = {
  receipt: {
    title: 'קבלה',
    order: 'הזמנה מהאתר',
    espresso: 'אספרסו',
    bourekas: 'בורקס',
    dateHoney: 'סילאן',
    total: 'סה״כ',
  },
  ledger: {
    title: 'יום שישי',
    free: 'פנוי',
    window: 'ליד החלון',
    highChair: 'כיסא תינוק',
    birthday: 'יום הולדת',
  },
  docket: {
    title: 'בון',
    kitchenScreen: '1 × מסך מטבח',
    wholesaleSheet: '1 × טופס לסיטונאים',
    loyaltyCard: '1 × כרטיסייה דיגיטלית',
    note: 'בלי בצל',
  },
  serviceTag: {
    title: 'טיפול',
    backup: 'גיבוי',
    updates: 'עדכונים',
    holidayHours: 'שעות חג',
    newPrices: 'מחירים חדשים',
  },
};
