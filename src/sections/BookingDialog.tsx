import type { RefObject } from 'react';
import { ModalDialog } from '../components/ModalDialog';
import { useBooking } from '../hooks/useBooking';
import { useI18n } from '../i18n/I18nContext';
import { BookingWidget } from './BookingWidget';

interface Props {
  /** What opened the dialog, and gets the focus back. */
  readonly badge: RefObject<HTMLElement | null>;
}

/** The calendar over whichever page is read. */
export function BookingDialog({ badge }: Props) {
  const { t } = useI18n();
  const { isDialogOpen, closeDialog } = useBooking();
  return (
    <ModalDialog
      isOpen={isDialogOpen}
      onClose={closeDialog}
      title={t('booking.dialog.title')}
      closeLabel={t('booking.dialog.close')}
      returnTo={badge}
    >
      <BookingWidget layout="dialog" />
    </ModalDialog>
  );
}
