import type { Translation } from '../words';

export const toasts: Translation<'toasts'> = {
  region: 'הודעות (F8)',
  close: 'סגירת ההודעה',
};
