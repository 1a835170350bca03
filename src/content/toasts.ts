import type { MessageKey } from '../../locales/words';

/** Every short message of the site: its words and its tone. Source: specification, section 8. */
export const toasts = {
  contactSent: { tone: 'success', words: 'contact.form.sent' },
  contactFailed: { tone: 'error', words: 'contact.form.failed' },
  reviewSent: { tone: 'success', words: 'reviews.toasts.submitted' },
  reviewFailed: { tone: 'error', words: 'reviews.toasts.submitFailed' },
  reviewsFailed: { tone: 'error', words: 'reviews.toasts.listFailed' },
} as const satisfies Record<string, { tone: 'success' | 'error'; words: MessageKey }>;

export type ToastKind = keyof typeof toasts;

/** Whether a toast of this kind has words. */
export function isToastKind(kind: string): kind is ToastKind {
  return kind in toasts;
}
