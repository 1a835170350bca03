import { useSelector } from '@xstate/react';
import type { MessageKey } from '../../../locales/words';
import {
  type PauseReason,
  type ShownToast,
  type ToastKind,
  toasterMachine,
} from '../../../machines/toaster.machine';
import { isWindowFocused } from '../../platform/visit';
import { useSiteActor } from '../../site/SiteContext';
import { type SiteActors, siteActor } from '../../site/siteActor';

/** The toasts, each announced once; they wait while the window is inactive. Source: docs/specification.md, section 8. */
export const toaster = siteActor({
  id: 'toaster',
  machine: () => toasterMachine,
  input: () => ({ now: () => performance.now(), isWindowFocused: isWindowFocused() }),
  connect(toaster, { announce }) {
    toaster.on('toast.shown', ({ kind }) => announce((t) => t(toasts[kind].words)));
    addEventListener('blur', () => toaster.send({ type: 'toasts.paused', reason: 'window' }));
    addEventListener('focus', () => toaster.send({ type: 'toasts.resumed', reason: 'window' }));
  },
});

export function showToast(actors: SiteActors, kind: ToastKind): void {
  actors.of(toaster).send({ type: 'toast.added', kind });
}

/** The toast queue. */
export function useToaster() {
  const actor = useSiteActor(toaster);
  return {
    toast: useSelector(actor, ({ context }): ShownToast | undefined => context.visible),
    /** Pauses the timer for a reason, until every reason is resumed. */
    hold: (reason: PauseReason) => actor.send({ type: 'toasts.paused', reason }),
    release: (reason: PauseReason) => actor.send({ type: 'toasts.resumed', reason }),
    dismiss: () => actor.send({ type: 'toast.dismissed' }),
    swipeAway: () => actor.send({ type: 'toast.swiped' }),
  };
}

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
