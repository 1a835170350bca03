import type { booking as english } from '../en/booking';
import type { Words } from '../words';

export const booking: Words<typeof english> = {
  heading: 'פגישה של {{meetingMinutes}} דקות, בלי תשלום',
  prompt: 'בחרו שעה שבה המטבח שקט. הזימון יגיע אליכם במייל.',
  link: 'בחרו שעה בעמוד קביעת הפגישות',
  loading: 'פותחים את היומן…',
  failed: 'היומן לא נפתח. עדיין אפשר לבחור שעה בעמוד שלו.',
  frame: 'יומן לבחירת שעת פגישה',
  scheduled: 'הפגישה נקבעה. להתראות!',
  dialog: {
    title: 'קבעו פגישה של {{meetingMinutes}} דקות, בלי תשלום',
    close: 'סגרו את היומן',
  },
};
