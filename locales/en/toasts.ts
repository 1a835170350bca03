/** The toast region. */
export const toasts = {
  region: 'Messages (F8)',
  close: 'Close this message',
};
