import type { RefObject } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { ModalDialog } from '../../ui/dialog/ModalDialog';
import { BookingWidget } from './BookingWidget';
import { useBookingDialog } from './useBooking';

interface Props {
  readonly badge: RefObject<HTMLElement | null>;
  readonly bookingUrl: string;
}

/** The calendar in a dialog over any page. The badge opened it and gets the focus back. */
export function BookingDialog({ badge, bookingUrl }: Props) {
  const { t } = useI18n();
  const { dialog, isOpen, close } = useBookingDialog();
  return (
    <ModalDialog
      ref={dialog}
      isOpen={isOpen}
      returnTo={badge}
      title={t('booking.dialog.title')}
      closeLabel={t('booking.dialog.close')}
      onDismiss={close}
    >
      {isOpen && <BookingWidget layout="dialog" bookingUrl={bookingUrl} />}
    </ModalDialog>
  );
}
