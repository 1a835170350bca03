import type { Translation } from '../words';

export const promises: Translation<'promises'> = {
  offer:
    '{{starter|offered:מ־{{starterPrice}} לחודש. באוויר בתוך {{menuDays|one:יום עבודה|two:שני ימי עבודה|other:#\u00a0ימי עבודה}}.|other:{{start}}}}',
  meeting: 'פגישה של {{meetingMinutes|one:דקה|two:שתי דקות|other:#\u00a0דקות}}, ללא תשלום',
  replyTime: 'בתוך {{replyHours|one:שעה|two:שעתיים|other:#\u00a0שעות}}, בימים {{supportDays}}',
  faults: 'משהו לא עובד? התקשרו בכל יום, גם {{restDays}}, ונתקן',
  changes: 'שלחו מייל עד {{changesBy}} ביום עבודה, ונעדכן באותו יום.',
  start:
    'ברוב הפרויקטים אפשר להתחיל בתוך {{startWeeks|one:שבוע|two:שבועיים|other:#\u00a0שבועות}} מהפגישה הראשונה ומחתימת החוזה.',
  menuLive:
    'חתמו על ההסכם ושלחו תמונה קריאה של התפריט {{chats|1:בוואטסאפ או במייל|other:במייל}}: הוא באוויר בתוך {{menuDays|one:יום עבודה|two:שני ימי עבודה|other:#\u00a0ימי עבודה}}, וההקלדה עלינו.',
  noSetupFee:
    '{{standardPlans|offered:בלי דמי הקמה במסלולים הבסיסי והמקצועי, ואפשר|other:אפשר}} לבטל בכל רגע.',
  managedMenu:
    '{{starter|offered:המסלול ה#|other:תפריט}} ({{starterItems}}\u00a0מנות, ויותר לפי הצעת מחיר; {{starterLanguages}}\u00a0שפות לבחירתכם), וכל העדכונים עלינו',
  rounds:
    '{{draftRounds|one:סבב תיקונים אחד|two:שני סבבי תיקונים|other:#\u00a0סבבי תיקונים}} בסקיצה',
  marks: 'סימון טבעוני, חריף ואלרגנים, וכשר לפי התעודה שלכם',
  watched: 'ניטור יום ולילה. היעד שלנו הוא זמינות של\u00a0{{uptime}}%',
  restored: 'גיבוי קבוע, ושחזור שכבר תרגלנו',
  tested: 'נבדקו באייפון ובאנדרואיד',
  replaced: 'מדבקה חדשה במקום כל אחת שהפסיקה לעבוד',
};
