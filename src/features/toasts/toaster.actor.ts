import { type ToastKind, toasterMachine } from '../../../machines/toaster.machine';
import { isWindowFocused } from '../../platform/visit';
import { type SiteActors, siteActor } from '../../site/siteActor';
import { toasts } from './toasts';

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
