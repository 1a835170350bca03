import { ModalDialog } from '../components/ModalDialog';
import { useBookingDialog } from '../hooks/useBooking';
import { useI18n } from '../i18n/I18nContext';
import { BookingWidget } from './BookingWidget';

/** The calendar over whichever page is read. */
export function BookingDialog() {
  const { t } = useI18n();
  const { dialog, isOpen, close } = useBookingDialog();
  return (
    <ModalDialog
      ref={dialog}
      title={t('booking.dialog.title')}
      closeLabel={t('booking.dialog.close')}
      onDismiss={close}
    >
      {isOpen && <BookingWidget layout="dialog" />}
    </ModalDialog>
  );
}
