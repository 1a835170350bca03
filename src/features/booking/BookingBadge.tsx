import styled from '@emotion/styled';
import { lazy, type MouseEvent, useRef, useState } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { useSite } from '../../site/SiteContext';
import { useHydrated } from '../../site/useHydrated';
import { color } from '../../tokens/roles';
import { Icon } from '../../ui/Icon';
import { LazyBoundary } from '../../ui/LazyBoundary';
import { NewTabNote } from '../links/NewTabNote';
import { PlaceholderBadge, usePlaceholderTitle } from '../links/PlaceholderBadge';
import { useBooking } from './useBooking';

const fetchDialog = () => import('./BookingDialog');
const BookingDialog = lazy(async () => ({ default: (await fetchDialog()).BookingDialog }));

/**
 * Books a call from any page. It is a link to the booking page; after hydration a plain click opens the dialog, and a
 * click for a new tab or window still gets one.
 */
export function BookingBadge({ bookingUrl }: { readonly bookingUrl: string }) {
  const { t } = useI18n();
  const { loadDocument } = useSite();
  const { isDialogOpen, want, openDialog, closeDialog } = useBooking();
  const isHydrated = useHydrated();
  const badge = useRef<HTMLAnchorElement>(null);
  const [code, setCode] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const hasFailed = code === 'failed';
  const opensDialog = isHydrated && !hasFailed;
  const fetchCode = () => {
    // If loading fails, opening the dialog reports it.
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
    void loadDocument();
  };
  return (
    <>
      <Badge
        ref={badge}
        href={bookingUrl}
        data-part="helper"
        data-opens-dialog
        target="_blank"
        rel="noopener"
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        title={usePlaceholderTitle('booking')}
        aria-busy={(isDialogOpen && code === 'waiting') || undefined}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={press}
      >
        <Icon name="calendar" />
        <span data-part="label">
          {t('layout.badge.label')}
          {!opensDialog && <NewTabNote />}
          {isHydrated && <PlaceholderBadge of="booking" />}
        </span>
      </Badge>
      <LazyBoundary isWanted={isDialogOpen} onFailure={giveUp}>
        <BookingDialog badge={badge} bookingUrl={bookingUrl} />
      </LazyBoundary>
    </>
  );
}

function asksForItsOwnWindow({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0;
}

const Badge = styled.a({ backgroundColor: color.highlight, color: color.onHighlight });
