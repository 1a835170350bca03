/** The region of short messages. */
export const toasts = {
  region: 'Messages (F8)',
  close: 'Close this message',
};
