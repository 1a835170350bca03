import type { RefObject } from 'react';
import { ModalDialog } from '../../components/dialog/ModalDialog';
import { useBookingDialog } from '../../hooks/useBooking';
import { useI18n } from '../../i18n/I18nContext';
import { BookingWidget } from './BookingWidget';

interface Props {
  /** Element that gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** The calendar in a dialog over any page. */
export function BookingDialog({ opener }: Props) {
  const { t } = useI18n();
  const { dialog, isOpen, close } = useBookingDialog();
  return (
    <ModalDialog
      ref={dialog}
      isOpen={isOpen}
      returnTo={opener}
      title={t('booking.dialog.title')}
      closeLabel={t('booking.dialog.close')}
      onDismiss={close}
    >
      {isOpen && <BookingWidget layout="dialog" />}
    </ModalDialog>
  );
}
