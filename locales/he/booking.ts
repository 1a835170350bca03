import type { Translation } from '../words';

export const booking: Translation<'booking'> = {
  heading: 'פגישה של {{meetingMinutes|one:דקה|two:שתי דקות|other:# דקות}}, ללא תשלום',
  prompt: 'בחרו שעה {{menus|offered:שבה המטבח שקט|other:שקטה}}. הזימון יגיע אליכם במייל.',
  link: 'כל השעות הפנויות בעמוד קביעת הפגישות',
  open: 'בחרו שעה',
  loading: 'פותחים את היומן…',
  failed: 'היומן לא נטען. אפשר לבחור שעה בעמוד קביעת הפגישות.',
  frame: 'יומן לבחירת שעת פגישה',
  scheduled: 'הפגישה נקבעה. להתראות!',
  dialog: {
    title: 'קביעת פגישה של {{meetingMinutes|one:דקה|two:שתי דקות|other:# דקות}}, ללא תשלום',
    close: 'סגירת היומן',
  },
};
