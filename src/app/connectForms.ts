import { isToastKind, toasts } from '../content/toasts';
import type { Site } from '../hooks/SiteContext';
import type { MessageStore } from '../i18n/messageStore';
import { announce } from '../services/announcer';

/** Each end of a form becomes one toast, and each toast is said once. Source: specification, section 8. */
export function connectForms(site: Site, words: MessageStore): void {
  const { contactForm, reviewForm, toaster, language } = site.actor.getSnapshot().context;
  contactForm.on('form.sent', () => site.showToast('contactSent'));
  contactForm.on('form.failed', () => site.showToast('contactFailed'));
  reviewForm.on('form.sent', () => site.showToast('reviewSent'));
  reviewForm.on('form.failed', () => site.showToast('reviewFailed'));
  toaster.on('toast.shown', ({ kind }) => {
    const t = words.translator(language.getSnapshot().context.language);
    if (isToastKind(kind)) announce(t(toasts[kind].words));
  });
}
