import type { MessageKey } from '../../../locales/words';
import type { ToastKind } from '../../../machines/toaster.machine';

/** Message and tone of every toast. Source: docs/specification.md, section 8. */
export const toasts = {
  contactSent: { tone: 'success', words: 'contact.form.sent' },
  contactRepeated: { tone: 'success', words: 'contact.form.repeated' },
  contactFailed: { tone: 'error', words: 'contact.form.failed' },
  contactLimited: { tone: 'error', words: 'contact.form.limited' },
  reviewSent: { tone: 'success', words: 'reviews.toasts.submitted' },
  reviewFailed: { tone: 'error', words: 'reviews.toasts.submitFailed' },
  reviewLimited: { tone: 'error', words: 'reviews.form.limited' },
  reviewsFailed: { tone: 'error', words: 'reviews.toasts.listFailed' },
  bookingScheduled: { tone: 'success', words: 'booking.scheduled' },
  partFailed: { tone: 'error', words: 'errors.partFailed' },
} as const satisfies Record<ToastKind, { tone: 'success' | 'error'; words: MessageKey }>;
