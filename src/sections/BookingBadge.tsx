import styled from '@emotion/styled';
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { useBooking } from '../hooks/useBooking';
import { useHydrated } from '../hooks/useHydrated';
import { useRecovery } from '../hooks/useRecovery';
import { useSettings } from '../hooks/useSettings';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { from, radius, space } from '../tokens/space';
import { size } from '../tokens/type';
import { NewTabNote } from './NewTabNote';

const fetchDialog = () => import('./BookingDialog');
const BookingDialog = lazy(async () => ({ default: (await fetchDialog()).BookingDialog }));

/**
 * Books a call from any page. It is a link to the booking page; brought to life, a plain press opens the
 * calendar here, while a press that asks for a tab or window of its own still gets one.
 */
export function BookingBadge() {
  const { t } = useI18n();
  const { bookingUrl } = useSettings();
  const { isDialogOpen, want, openDialog, closeDialog } = useBooking();
  const { reportChunkError } = useRecovery();
  const isHydrated = useHydrated();
  const badge = useRef<HTMLAnchorElement>(null);
  const [dialog, setDialog] = useState<'unseen' | 'seen' | 'vanished'>('unseen');
  useEffect(() => {
    if (isDialogOpen) setDialog('seen');
  }, [isDialogOpen]);

  const opensHere = isHydrated && dialog !== 'vanished';
  const prepare = () => {
    want();
    // If it does not come, opening it says so.
    fetchDialog().catch(() => {});
  };
  const press = (event: MouseEvent) => {
    if (dialog === 'vanished' || asksForItsOwnWindow(event)) return;
    event.preventDefault();
    openDialog();
  };
  const giveUp = () => {
    setDialog('vanished');
    closeDialog();
    reportChunkError();
  };
  return (
    <>
      <Badge
        ref={badge}
        href={bookingUrl}
        data-opens-here
        target="_blank"
        rel="noopener"
        aria-haspopup={opensHere ? 'dialog' : undefined}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={press}
      >
        {t('layout.badge.label')}
        {!opensHere && <NewTabNote />}
      </Badge>
      {dialog === 'seen' && (
        <ErrorBoundary onFailure={giveUp}>
          <Suspense>
            <BookingDialog badge={badge} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

function asksForItsOwnWindow({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0;
}

const Badge = styled.a({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '3.25rem',
  paddingInline: space(4),
  borderRadius: radius.round,
  border: `2px solid ${color.onHighlight}`,
  backgroundColor: color.highlight,
  color: color.onHighlight,
  boxShadow: `2px 3px 0 ${color.shadow}`,
  fontSize: size.small,
  fontWeight: 700,
  textDecoration: 'none',
  // Two lines on a phone, whatever the font.
  inlineSize: '8.5rem',
  lineHeight: 1.15,
  textWrap: 'balance',
  [from('panel')]: { inlineSize: 'auto' },
});
