import { useRef } from 'react';
import type { ToastKind } from '../../../machines/toaster.machine';
import { useI18n } from '../../i18n/I18nContext';
import { useHydrated } from '../../site/SiteContext';
import { Toast } from '../../ui/toast/Toast';
import { ToastRegion } from '../../ui/toast/ToastRegion';
import { useSwipe } from '../../ui/toast/useSwipe';
import { toasts, useToaster } from './toaster.actor';

/** The toast region, exported with every page. Source: docs/specification.md, sections 4 and 8. */
export function Toasts() {
  const { t } = useI18n();
  const { toast, hold, release, dismiss, swipeAway } = useToaster();
  return (
    <ToastRegion
      label={t('layout.toasts.region')}
      isHydrated={useHydrated()}
      shown={toast?.id}
      onHold={hold}
      onRelease={release}
      onDismiss={dismiss}
    >
      {toast && <ShownToast kind={toast.kind} onClose={dismiss} onSwiped={swipeAway} />}
    </ToastRegion>
  );
}

interface Props {
  readonly kind: ToastKind;
  readonly onClose: () => void;
  readonly onSwiped: () => void;
}

function ShownToast({ kind, onClose, onSwiped }: Props) {
  const { t, direction } = useI18n();
  const element = useRef<HTMLDivElement>(null);
  const dragOffset = useSwipe({ element, canSwipeLeft: direction === 'rtl', onSwiped });
  const { tone, words } = toasts[kind];
  return (
    <Toast
      ref={element}
      tone={tone}
      closeLabel={t('layout.toasts.close')}
      onClose={onClose}
      dragOffset={dragOffset}
    >
      {t(words)}
    </Toast>
  );
}
