import type { ToastKind } from '../../machines/toaster.machine';
import type { SiteActor } from '../hooks/SiteContext';

/** Shows a toast for each result of a form. Source: docs/specification.md, section 8. */
export function connectForms(actor: SiteActor): void {
  const { contactForm, reviewForm, toaster } = actor.getSnapshot().context;
  const show = (kind: ToastKind) => () => toaster.send({ type: 'toast.added', kind });
  contactForm.on('form.sent', show('contactSent'));
  contactForm.on('form.repeated', show('contactRepeated'));
  contactForm.on('form.failed', show('contactFailed'));
  contactForm.on('form.limited', show('contactLimited'));
  reviewForm.on('form.sent', show('reviewSent'));
  reviewForm.on('form.repeated', show('reviewSent'));
  reviewForm.on('form.failed', show('reviewFailed'));
  reviewForm.on('form.limited', show('reviewLimited'));
}
