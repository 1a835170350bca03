/** The scheduling widget and its dialog. */
export const booking = {
  heading: 'A free {{meetingMinutes}}-\u2060minute meeting',
  prompt:
    'Choose a time when {{menus|offered:the kitchen|other:work}} is quiet. You’ll get an invitation by email.',
  link: 'All free times on the booking page',
  open: 'Choose a time',
  loading: 'Opening the calendar…',
  failed: 'The calendar did not load. You can choose a time on the booking page.',
  frame: 'Calendar for choosing a meeting time',
  scheduled: 'Your meeting is booked. See you then!',
  dialog: {
    title: 'Book a free {{meetingMinutes}}-\u2060minute meeting',
    close: 'Close the calendar',
  },
};
