import type { toasts as english } from '../en/toasts';
import type { Words } from '../words';

export const toasts: Words<typeof english> = {
  region: 'הודעות (F8)',
  close: 'סגירת ההודעה',
};
