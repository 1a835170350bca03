import styled from '@emotion/styled';
import { lazy, type MouseEvent, useRef, useState } from 'react';
import { useBooking } from '../hooks/useBooking';
import { useHydrated } from '../hooks/useHydrated';
import { usePlaceholders } from '../hooks/usePlaceholders';
import { useSettings } from '../hooks/useSettings';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { from, radius, space } from '../tokens/space';
import { size } from '../tokens/type';
import { FloatingMark } from './FloatingMark';
import { LazyPart } from './LazyPart';
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
  const placeholders = usePlaceholders();
  const { isDialogOpen, want, openDialog, closeDialog } = useBooking();
  const isHydrated = useHydrated();
  const badge = useRef<HTMLAnchorElement>(null);
  const [code, setCode] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const hasFailed = code === 'failed';
  const opensHere = isHydrated && !hasFailed;
  const fetchCode = () => {
    // If it does not come, opening it says so.
    fetchDialog().then(
      () => setCode('ready'),
      () => {},
    );
  };
  const prepare = () => {
    want();
    fetchCode();
  };
  const press = (event: MouseEvent) => {
    if (hasFailed || asksForItsOwnWindow(event)) return;
    event.preventDefault();
    fetchCode();
    openDialog();
  };
  const giveUp = () => {
    setCode('failed');
    closeDialog();
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
        title={placeholders.booking ? t('layout.placeholder') : undefined}
        aria-busy={(isDialogOpen && code === 'waiting') || undefined}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={press}
      >
        {t('layout.badge.label')}
        <FloatingMark of="booking" />
        {!opensHere && <NewTabNote />}
      </Badge>
      <LazyPart isWanted={isDialogOpen} onFailure={giveUp}>
        <BookingDialog badge={badge} />
      </LazyPart>
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
