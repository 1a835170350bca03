import type { start as english } from '../en/start';
import type { Words } from '../words';

export const start: Words<typeof english> = {
  failed: 'העמוד לא נטען.',
  retry: 'נסו שוב',
};
