import type { RefObject } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { ModalDialog } from '../../ui/dialog/ModalDialog';
import { type ModalOptions, useModal } from '../../ui/dialog/useModal';
import { BookingWidget } from './BookingWidget';

interface Props {
  readonly badge: RefObject<HTMLElement | null>;
  readonly bookingUrl: string;
  readonly isOpen: boolean;
  readonly modal: ModalOptions;
}

/** The calendar in a dialog over any page. The badge opened it and gets the focus back. */
export function BookingDialog({ badge, bookingUrl, isOpen, modal }: Props) {
  const { t } = useI18n();
  return (
    <ModalDialog
      ref={useModal(modal)}
      isOpen={isOpen}
      returnTo={badge}
      title={t('booking.dialog.title')}
      closeLabel={t('booking.dialog.close')}
      onDismiss={modal.onClosed}
    >
      {isOpen && <BookingWidget layout="dialog" bookingUrl={bookingUrl} />}
    </ModalDialog>
  );
}
